import { completeWidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { addWidget, type Widget, type WidgetEventDetail } from './widget.ts';
import { defineWidgetElement } from './widget-element.ts';

/** A call that a page queues before the script loads: `['open']`, `['on', 'lead', listener]`. */
type QueuedCall = readonly unknown[];
/** What a page passes is looked at where it is used. */
type Call = { run(...inputs: unknown[]): void }['run'];
type Listener = (detail: WidgetEventDetail) => void;

/** Our own site, which serves the widgets of copies of the script that stand elsewhere; the build knows it. */
declare const homeOrigin: string;

declare global {
  interface Window {
    GPTsite?: QueuedCall[] | ReturnType<typeof makeApi>;
  }
}

/** The API for host pages. A call without an id applies to the first widget. `origin` is where the script came from. */
function makeApi(origin: string) {
  const widgets: Widget[] = [];
  const listeners = new Map<unknown, Set<Listener>>();
  /** The widgets whose look is on its way, and the calls that wait for it. */
  const asked = new Map<unknown, (look?: unknown) => void>();
  const waiting: QueuedCall[] = [];
  const find = (id?: unknown) => widgets.find((widget) => id === undefined || widget.id === id);
  const emit = (event: string, detail: WidgetEventDetail) => {
    for (const listener of listeners.get(event) ?? []) listener(detail);
  };
  const calls = {
    open: (id?: unknown) => find(id)?.open(),
    close: (id?: unknown) => find(id)?.close(),
    toggle: (id?: unknown) => find(id)?.toggle(),
    identify: (token: unknown, id?: unknown) => find(id)?.identify(String(token)),
    destroy(id?: unknown) {
      const widget = find(id);
      if (!widget) return;
      widgets.splice(widgets.indexOf(widget), 1);
      widget.destroy();
    },
    on(event: unknown, listener: unknown) {
      if (!isListener(listener)) return;
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    /**
     * Adds a widget once it is known how its owner wants it, so that it stands where it belongs at once; what the page
     * itself says comes first, and an existing one is kept. Where the script is a copy on the page's own host, or in a
     * file with others, no look comes from there: then our own site is asked. One that does not come is the usual one.
     */
    create(given: unknown, place: Node | null = null) {
      const texts = readTexts(given);
      const { id } = texts;
      if (!id || find(id) || asked.has(id)) return;
      const add = (from: string, look?: unknown) => {
        asked.delete(id);
        const config = completeWidgetConfig({ ...readTexts(look), ...texts });
        widgets.push(addWidget(config, { origin: from, place, onEvent: emit }));
        push(...waiting.splice(0));
      };
      const ask = (from: string) => {
        asked.set(id, (look) => add(from, look));
        const next = () => asked.has(id) && (from === homeOrigin ? add(origin) : ask(homeOrigin));
        loadScript(`${from}/api/widget/${id}/look.js`, next);
      };
      ask(origin);
    },
    look: (look: unknown) => asked.get(Object(look).id)?.(look),
  };
  const names = new Map<unknown, Call>(Object.entries(calls));
  /** Runs queued calls, so that the same line works before and after the script and its looks load. */
  const push = (...queued: QueuedCall[]) => {
    for (const call of queued) {
      const [name, ...inputs] = call;
      if (asked.size && name !== 'create' && name !== 'look') waiting.push(call);
      else names.get(name)?.(...inputs);
    }
  };
  return { ...calls, push };
}

function loadScript(src: string, onload: () => unknown): void {
  document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror: onload }));
}

const isListener = (value: unknown): value is Listener => typeof value === 'function';

function readTexts(given: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(given)).map(([name, value]) => [name, String(value)]));
}

/** Starts the widgets that script elements and the queue ask for; runs again for each copy of the script. */
function start(script?: HTMLScriptElement): void {
  const known = window.GPTsite;
  const isStarted = known !== undefined && 'create' in known;
  const api = isStarted ? known : makeApi(script?.src ? new URL(script.src).origin : homeOrigin);
  window.GPTsite = api;
  defineWidgetElement();
  for (const element of document.querySelectorAll<HTMLElement>('script[data-id^=conv_]'))
    api.create(element.dataset, element);
  // An element of the page with this id would be found under the same name.
  if (!isStarted && Array.isArray(known)) api.push(...known);
}

// Modules and pages with an element of that name have no current script.
start(
  [document.currentScript, document.querySelector('script[data-id^=conv_]')].find(
    (element) => element instanceof HTMLScriptElement,
  ),
);
