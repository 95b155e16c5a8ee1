import type { Readable, Writable } from 'node:stream';
import * as z from 'zod';

/** What the browser tells by itself. `sessionId` names the frame's connection; the browser's own has none. */
export type BrowserEvent = { method: string; params: unknown; sessionId?: string | undefined };

export type BrowserPipe = {
  /** Resolves to the browser's reply; rejects when it refuses. Without a reply it stays open. */
  send(method: string, params?: object, sessionId?: string): Promise<unknown>;
  /** Sends what nobody waits for. */
  tell(method: string, params?: object, sessionId?: string): void;
};

type PipeEnds = {
  read: Readable;
  write: Writable;
  onEvent(event: BrowserEvent): void;
  /** The pipe has closed, or brought what nobody can read. */
  onEnd(error: unknown): void;
};

const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  sessionId: z.string().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** A text of the largest size takes 12 MB when each letter is escaped; what a page posts may be larger. */
const mostBytes = 24 * 1024 * 1024;

/** Speaks Chromium's protocol for developer tools over its pipe: JSON, each message ended by a zero byte. */
export function openBrowserPipe({ read, write, onEvent, onEnd }: PipeEnds): BrowserPipe {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let sent = 0;
  const tell: BrowserPipe['tell'] = (method, params = {}, sessionId) => {
    sent++;
    write.write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`);
  };
  const receive = (text: string) => {
    const { id, method, params, sessionId, result, error } = messageSchema.parse(JSON.parse(text));
    if (method !== undefined) return onEvent({ method, params, sessionId });
    const reply = id === undefined ? undefined : waiting.get(id);
    waiting.delete(id ?? 0);
    if (error) reply?.reject(new Error(error.message));
    else reply?.resolve(result);
  };
  const split = splitMessages(receive);
  read.on('data', (chunk: Buffer) => {
    try {
      split(chunk);
    } catch (error) {
      onEnd(error);
    }
  });
  for (const end of [read, write]) end.on('error', onEnd);
  read.on('close', () => onEnd(new Error('the browser ended')));
  return {
    tell,
    send(method, params, sessionId) {
      const reply = Promise.withResolvers<unknown>();
      waiting.set(sent + 1, reply);
      tell(method, params, sessionId);
      return reply.promise;
    },
  };
}

/** Takes chunks, and calls back with each whole message. Throws at one that is too large. */
function splitMessages(receive: (text: string) => void): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let bytes = 0;
  return (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const message = Buffer.concat([...parts, chunk.subarray(start, end)]);
      parts = [];
      bytes = 0;
      start = end + 1;
      receive(message.toString());
    }
    const rest = chunk.subarray(start);
    parts.push(rest);
    bytes += rest.length;
    if (bytes > mostBytes) throw new Error('a message is too large');
  };
}
