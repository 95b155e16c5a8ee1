import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { answerAsGateway } from './gateway-replies.ts';
import { readBody } from './read-body.ts';

/** Lets the server at another origin answer a call; a host named in its request line is ignored. */
export async function forwardCall(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: URL,
  origin: string,
): Promise<void> {
  const { method, headers } = request;
  const body = await readBody(request);
  if (!body) return answerAsGateway(response, 'too-large');
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const target = new URL(pathname + search, origin);
  openRequest(target, { method, headers }, resolve).once('error', reject).end(body);
  const answer = await answered;
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}
