import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { close, listen } from '#infra/local/listen.ts';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A customer's webhook server, which answers 200 until told otherwise. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: (response: ServerResponse, path: string) => unknown = (response) => response.end();
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    answer(response, path);
  });
  const port = await listen(server);
  return {
    port,
    received,
    /** Answers calls this way from now on. */
    answerWith(next: typeof answer) {
      answer = next;
    },
    stop: () => close(server),
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
