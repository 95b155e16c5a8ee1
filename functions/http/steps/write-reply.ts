import type { Route } from '#shared/contract/route.ts';
import { pageHeaders, replyHeaders } from '../reply-headers.ts';
import type { Replied, Step } from './step.ts';

/** Writes the reply in the route's format: JSON, a page or a file. */
export function writeReply(route: Pick<Route, 'method' | 'answersPage' | 'answersFile'>): Step<Replied> {
  return {
    after: (request) => {
      request.response = { ...request.response, ...write(route, request.event.reply) };
    },
  };
}

function write(
  { method, answersPage, answersFile }: Pick<Route, 'method' | 'answersPage' | 'answersFile'>,
  reply: unknown,
) {
  if (answersPage) return { headers: pageHeaders, body: String(reply) };
  if (answersFile && reply instanceof Uint8Array) {
    const headers = { ...replyHeaders, 'content-type': answersFile };
    return { headers, body: Buffer.from(reply).toString('base64'), isBase64Encoded: true };
  }
  return { headers: replyHeaders, body: method === 'HEAD' ? '' : JSON.stringify(reply) };
}
