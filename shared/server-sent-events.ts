/** Media type with which a caller requests a streamed reply. */
export const eventStreamType = 'text/event-stream';

/**
 * Streamed reply events: `text` carries `{ text }`, the next piece; then either `done`, with the JSON reply's
 * fields, or `error`, with the body of an error reply.
 */
export type ReplyEvent = 'text' | 'done' | 'error';

/** A comment line, ignored by readers, that keeps proxies from closing an idle connection. */
export const heartbeat = ':\n\n';

/** Formats one event. `json` has no raw line breaks, so it fits one data line. */
export const formatEvent = (event: ReplyEvent, json: string): string => `event: ${event}\ndata: ${json}\n\n`;

/** Parses events of `formatEvent`, skipping comments and an incomplete last event. */
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
