import {
  readWidgetCommand,
  type WidgetCommand,
  type WidgetReport,
} from '#shared/domain/widget/widget-messages.ts';

/** The page that shows this panel in a frame, as the browser vouches for it. */
export type HostPage = {
  origin: string;
  tell(report: WidgetReport): void;
  /** Calls for each command of that page, those that came before included. */
  listen(onCommand: (command: WidgetCommand) => void): () => void;
};

/**
 * Waits for the script of the page around to answer. Only the window around is heard, and after its first message only
 * its origin, which is what the owner's list of domains is held against: no page can claim another's.
 */
export function meetHostPage(): Promise<HostPage> {
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
      resolve({
        origin,
        tell: (report) => window.parent.postMessage(report, event.origin),
        listen(onCommand) {
          for (const known of earlier) onCommand(known);
          listeners.add(onCommand);
          return () => listeners.delete(onCommand);
        },
      });
    });
    // Says nothing but that somebody listens, to a page that is not known yet.
    const hello: WidgetReport = { gptsite: 'hello' };
    window.parent.postMessage(hello, '*');
  });
}
