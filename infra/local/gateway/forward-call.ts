import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Lets the server at another origin answer a call; a host named in its request line is ignored. */
export async function forwardCall(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: URL,
  origin: string,
): Promise<void> {
  const { method, headers } = request;
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const forwarded = openRequest(new URL(pathname + search, origin), { method, headers }, resolve).once(
    'error',
    reject,
  );
  const [answer] = await Promise.all([answered, pipeline(request, forwarded)]);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}
