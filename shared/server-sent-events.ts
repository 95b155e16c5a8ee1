/** Media type by which a caller asks for a streamed reply. */
export const eventStreamType = 'text/event-stream';

/**
 * Events of a streamed reply: `text` carries `{ text }`, the next piece; then one of `done`, with exactly the fields of
 * the JSON reply, or `error`, with the body of an error reply.
 */
export type ReplyEvent = 'text' | 'done' | 'error';

/** A comment line, which readers skip: it keeps proxies from closing a silent connection. */
export const heartbeat = ':\n\n';

/** One event as it goes over the wire. `json` has no raw line breaks, so it is one data line. */
export function formatEvent(event: ReplyEvent, json: string): string {
  return `event: ${event}\ndata: ${json}\n\n`;
}

/** Reads the events of `formatEvent` and skips comments; an event that is cut off at the end is none. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ event: string; data: string }> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const parsed = parseBlock(block);
        if (parsed) yield parsed;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function parseBlock(block: string): { event: string; data: string } | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length ? { event, data: data.join('\n') } : undefined;
}
