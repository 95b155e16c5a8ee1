import {
  readWidgetCommand,
  type WidgetCommand,
  type WidgetReport,
} from '#shared/domain/widget/widget-messages.ts';

/** The page that embeds this panel, as identified by the browser. */
export type HostPage = {
  origin: string;
  /** Host and path of the page. */
  page: string;
  /** Color of the launcher, if the owner chose one. */
  color: string | undefined;
  send(report: WidgetReport): void;
  /** Calls back for each command of that page, including earlier ones. */
  listen(onCommand: (command: WidgetCommand) => void): () => void;
};

const longestPage = 300;

/**
 * Waits for the host page's script to answer. Listens only to the parent window and, after its first message, only to
 * that origin, which is checked against the owner's domains, so a page cannot impersonate another.
 */
export function connectHostPage(): Promise<HostPage> {
  const earlier: WidgetCommand[] = [];
  const listeners = new Set<(command: WidgetCommand) => void>();
  let origin: string | undefined;
  return new Promise((resolve) => {
    addEventListener('message', (event: MessageEvent<unknown>) => {
      const command = event.source === window.parent ? readWidgetCommand(event.data) : undefined;
      if (!command || (origin !== undefined && origin !== event.origin)) return;
      origin = event.origin;
      earlier.push(command);
      for (const listener of listeners) listener(command);
      const { page = '', color } = command.gptsite === 'connect' ? command : {};
      resolve({
        origin,
        page: (new URL(origin).host + page).slice(0, longestPage),
        color,
        send: (report) => window.parent.postMessage(report, event.origin),
        listen(onCommand) {
          for (const command of earlier) onCommand(command);
          listeners.add(onCommand);
          return () => listeners.delete(onCommand);
        },
      });
    });
    // The host page is still unknown, so this message contains nothing else.
    const hello: WidgetReport = { gptsite: 'hello' };
    window.parent.postMessage(hello, '*');
  });
}
