import type { WidgetConfig } from '#shared/domain/widget/widget-config.ts';
import type { WidgetEvent, WidgetReport } from '#shared/domain/widget/widget-messages.ts';
import { drawLauncher } from './launcher.ts';
import { openPanelFrame, type PanelFrame } from './panel-frame.ts';
import { hasTopLayer, standOnPage } from './stand-on-page.ts';

export type WidgetEventDetail = { id: string; sender?: 'user' | 'assistant' | undefined };

export type Widget = {
  id: string;
  open(): void;
  close(): void;
  toggle(): void;
  identify(token: string): void;
  destroy(): void;
};

type WidgetContext = {
  /** Origin that serves the panel. */
  origin: string;
  /** Parent of a widget in the page's flow. */
  place: Node | null;
  onEvent: (event: WidgetEvent, detail: WidgetEventDetail) => void;
};

/** Puts a widget on the page. The panel loads when it is first opened. */
export function addWidget(config: WidgetConfig, { origin, place, onEvent }: WidgetContext): Widget {
  const { id, style, message, color } = config;
  const { host, button, box, setOpen, addUnread } = drawLauncher(config);
  const stop = new AbortController();
  const { signal } = stop;
  let panel: PanelFrame | undefined;
  let isOpen = false;
  let token: string | undefined;

  const identify = () => token !== undefined && panel?.send({ gptsite: 'identify', token });
  // Who has come from another page of the site has seen it.
  button.classList.toggle('tease', config.teaser && !document.referrer.startsWith(location.origin));
  const show = (wanted: boolean) => {
    if (isOpen === wanted || signal.aborted) return;
    if (config.isApart) return void open(`${origin}/gptsite/${id}`);
    isOpen = wanted;
    button.classList.remove('tease');
    if (wanted && !panel) {
      panel = openPanelFrame({ id, title: message, origin, color }, onReport);
      box.append(panel.element);
    }
    setOpen(wanted);
    if (panel) panel.element.hidden = !wanted;
    if (wanted) {
      if (style === 'embedded' && panel) fillPhone(panel.element);
      panel?.send({ gptsite: 'open' });
      panel?.element.focus();
    } else button.focus();
    onEvent(wanted ? 'open' : 'close', { id });
  };
  const onReport = (report: WidgetReport): unknown => {
    const sender = 'sender' in report ? report.sender : undefined;
    switch (report.gptsite) {
      case 'hello':
        identify();
        return isOpen && panel?.send({ gptsite: 'open' });
      case 'close':
        return show(false);
      default:
        if (sender === 'assistant' && config.unread && !isOpen) addUnread();
        return onEvent(report.gptsite, { id, sender });
    }
  };

  button.addEventListener('click', () => show(!isOpen));
  keepKeys(box, () => show(false));
  standOnPage({ host, box, config, place, signal });
  return {
    id,
    open: () => show(true),
    close: () => show(false),
    toggle: () => show(!isOpen),
    identify(signed) {
      token = signed;
      identify();
    },
    destroy() {
      stop.abort();
      panel?.remove();
      host.remove();
    },
  };
}

/** Keys pressed here are no shortcuts of the page; Escape closes. */
function keepKeys(box: HTMLElement, close: () => void): void {
  for (const event of ['keydown', 'keypress', 'keyup'])
    box.addEventListener(event, (pressed) => pressed.stopPropagation());
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}

/** On a phone, lifts the panel of a card above the page, whose parts could clip it. */
function fillPhone(panel: HTMLElement): void {
  if (!hasTopLayer || !panel.isConnected || panel.popover || !matchMedia('(max-width:640px)').matches) return;
  panel.popover = 'manual';
  panel.showPopover();
}
