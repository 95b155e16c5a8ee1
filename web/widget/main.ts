import { completeWidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { widgetEvents } from '#shared/domain/widget/widget-messages.ts';
import { addWidget, type Widget, type WidgetEventDetail } from './widget.ts';
import { defineWidgetElement } from './widget-element.ts';

/** A call that a page queues before the script loads: `['open']`, `['on', 'lead', listener]`. */
type QueuedCall = readonly unknown[];
type Listener = (detail: WidgetEventDetail) => void;

declare global {
  interface Window {
    GPTsite?: QueuedCall[] | ReturnType<typeof makeApi>;
  }
}

/** The API for host pages. A call without an id applies to the first widget. */
function makeApi(origin: string) {
  const widgets: Widget[] = [];
  const listeners = new Map<unknown, Set<Listener>>();
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
      if (!isListener(listener) || !isEvent(event)) return;
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    /** Adds a widget for pages that cannot configure the script element; an existing one is kept. */
    create(given: unknown, place: Node | null = null) {
      const config = completeWidgetConfig(readTexts(given));
      if (!config.id || find(config.id)) return;
      widgets.push(addWidget(config, { origin, place, onEvent: emit }));
    },
  };
  const names = new Map<unknown, (...inputs: never[]) => void>(Object.entries(calls));
  return {
    ...calls,
    /** Runs queued calls, so that the same line works before and after the script loads. */
    push(...queued: QueuedCall[]) {
      for (const [name, ...inputs] of queued)
        Reflect.apply(names.get(name) ?? (() => undefined), null, inputs);
    },
  };
}

function isListener(value: unknown): value is Listener {
  return typeof value === 'function';
}

function isEvent(value: unknown): boolean {
  return widgetEvents.some((event) => event === value);
}

function readTexts(given: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(given)).map(([name, value]) => [name, String(value)]));
}

/** Starts the widgets that script elements and the queue ask for; runs again for each copy of the script. */
function start(script: HTMLScriptElement): void {
  const known = window.GPTsite;
  const isStarted = known !== undefined && 'create' in known;
  const api = isStarted ? known : makeApi(new URL(script.src).origin);
  window.GPTsite = api;
  defineWidgetElement();
  for (const element of document.querySelectorAll<HTMLElement>('script[data-id^=conv_]'))
    api.create(element.dataset, element);
  // An element of the page with this id would be found under the same name.
  if (!isStarted && Array.isArray(known)) api.push(...known);
}

// Modules and pages with an element of that name have no current script.
const script = [document.currentScript, document.querySelector('script[data-id^=conv_]')].find(
  (element) => element instanceof HTMLScriptElement,
);
if (script) start(script);
