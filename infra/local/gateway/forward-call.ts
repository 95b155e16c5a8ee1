import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Lets the server at another origin answer a call. */
export async function forwardCall(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  const { url = '/', method, headers } = request;
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const forwarded = openRequest(new URL(url, origin), { method, headers }, resolve).once('error', reject);
  const [answer] = await Promise.all([answered, pipeline(request, forwarded)]);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}
