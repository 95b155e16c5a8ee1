import { isWidgetColor } from './widget-config.ts';

/** Messages from the embedding script to the panel in its frame. */
export type WidgetCommand =
  | { gptsite: 'open' }
  /** `page` is the path of the page with the widget, `color` what its owner chose for the launcher. */
  | { gptsite: 'connect'; page?: string; color?: string | undefined }
  | { gptsite: 'identify'; token: string };

/**
 * Messages from the panel to the script. Visitors' texts stay in the panel, because other scripts could
 * listen.
 */
export type WidgetReport =
  | { gptsite: 'hello' | 'close' | 'lead' | 'ready' }
  | { gptsite: 'message'; sender: 'user' | 'assistant' };

/** Public page events: `GPTsite.on(event, listener)`. */
export type WidgetEvent = 'ready' | 'open' | 'close' | 'message' | 'lead';

/** Parses a message from the other side; undefined for other scripts' messages. */
export function readWidgetCommand(data: unknown): WidgetCommand | undefined {
  const { gptsite, token, page, color } = toRecord(data);
  if (gptsite === 'open') return { gptsite };
  if (gptsite === 'connect')
    return { gptsite, ...(typeof page === 'string' && { page }), ...(isWidgetColor(color) && { color }) };
  return gptsite === 'identify' && typeof token === 'string' ? { gptsite, token } : undefined;
}

/** Like `readWidgetCommand`, for the other direction. */
export function readWidgetReport(data: unknown): WidgetReport | undefined {
  const { gptsite, sender } = toRecord(data);
  if (gptsite === 'hello' || gptsite === 'close' || gptsite === 'lead' || gptsite === 'ready')
    return { gptsite };
  if (gptsite !== 'message') return undefined;
  return sender === 'user' || sender === 'assistant' ? { gptsite, sender } : undefined;
}

/** The fields of an object from outside; none for anything else. */
export function toRecord(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
