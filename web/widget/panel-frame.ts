import { widgetPanelPath } from '#shared/domain/widget/widget-config.ts';
import {
  readWidgetReport,
  type WidgetCommand,
  type WidgetReport,
} from '#shared/domain/widget/widget-messages.ts';

/** What the panel needs beyond showing itself: scripts, storage, its form, sources in new tabs. */
const permissions =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

export type PanelFrame = {
  element: HTMLIFrameElement;
  /** Does nothing until the panel has said hello. */
  send(command: WidgetCommand): unknown;
  remove(): void;
};

/** `color` is the launcher's. */
type FrameContent = { id: string; title: string; origin: string; color?: string };

/** Opens the panel in a frame of `origin`, and exchanges messages with that frame and origin only. */
export function openPanelFrame(
  { id, title, origin, color }: FrameContent,
  onReport: (report: WidgetReport) => void,
): PanelFrame {
  const element = document.createElement('iframe');
  element.className = 'panel';
  element.title = title;
  element.setAttribute('sandbox', permissions);
  element.allow = 'clipboard-write';
  element.src = origin + widgetPanelPath(id);
  let isListening = false;
  const post = (command: WidgetCommand) => element.contentWindow?.postMessage(command, origin);
  const listen = (event: MessageEvent<unknown>) => {
    if (event.source !== element.contentWindow || event.origin !== origin) return;
    const report = readWidgetReport(event.data);
    if (!report) return;
    // A reloaded frame says hello again, so that the panel always knows its host page.
    if (report.gptsite === 'hello') {
      isListening = true;
      post({ gptsite: 'connect', page: location.pathname, color });
    }
    onReport(report);
  };
  addEventListener('message', listen);
  return {
    element,
    send: (command) => isListening && post(command),
    remove() {
      removeEventListener('message', listen);
      element.remove();
    },
  };
}
