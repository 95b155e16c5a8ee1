import { isHiddenOn, type WidgetConfig } from '#shared/domain/widget/widget-config.ts';
import type { WidgetEvent, WidgetReport } from '#shared/domain/widget/widget-messages.ts';
import { drawLauncher } from './launcher.ts';
import { openPanelFrame, type PanelFrame } from './panel-frame.ts';

/** Details of an event: the widget and, for a message, its sender. */
export type WidgetEventDetail = { id: string; sender?: 'user' | 'assistant' };

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
  const { id, style, message, hideOn } = config;
  const { host, button, box } = drawLauncher(config);
  const stop = new AbortController();
  let panel: PanelFrame | undefined;
  let isOpen = false;
  let token: string | undefined;

  const identify = () => token !== undefined && panel?.send({ gptsite: 'identify', token });
  const show = (wanted: boolean) => {
    if (isOpen === wanted || stop.signal.aborted) return;
    isOpen = wanted;
    if (wanted && !panel) {
      panel = openPanelFrame({ id, title: message, origin }, onReport);
      box.append(panel.element);
    }
    button.setAttribute('aria-expanded', String(wanted));
    if (panel) panel.element.hidden = !wanted;
    if (wanted) {
      panel?.send({ gptsite: 'open' });
      panel?.element.focus();
    } else button.focus();
    onEvent(wanted ? 'open' : 'close', { id });
  };
  const onReport = (report: WidgetReport): unknown => {
    switch (report.gptsite) {
      case 'hello':
        identify();
        return isOpen && panel?.send({ gptsite: 'open' });
      case 'close':
        return show(false);
      case 'message':
        return onEvent('message', { id, sender: report.sender });
      default:
        return onEvent(report.gptsite, { id });
    }
  };
  const settle = () => {
    host.hidden = isHiddenOn(location.pathname, hideOn);
    // Single-page sites may have replaced the body.
    if (style !== 'embedded' && !host.isConnected) document.body.append(host);
  };

  button.addEventListener('click', () => show(!isOpen));
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  followPage(settle, stop.signal);
  if (style === 'embedded' && place?.parentNode) place.parentNode.insertBefore(host, place);
  else document.body.append(host);
  settle();
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

const pollMilliseconds = 500;

/** Calls back after each change of the address or of the body. */
function followPage(onChange: () => void, signal: AbortSignal): void {
  addEventListener('popstate', onChange, { signal });
  // Browsers without the Navigation API have no event for pushState.
  if (window.navigation) window.navigation.addEventListener('currententrychange', onChange, { signal });
  else {
    const poll = setInterval(onChange, pollMilliseconds);
    signal.addEventListener('abort', () => clearInterval(poll));
  }
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
