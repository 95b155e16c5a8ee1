import type { IncomingMessage, ServerResponse } from 'node:http';
import { tooLarge } from '#functions/http/payload-limit.ts';
import { explainTooLarge } from '#infra/site/explain-too-large.ts';

const json = 'application/json';
const describe = (message: string) => ({ type: json, body: JSON.stringify({ message }) });

/** What an HTTP API, or CloudFront in front of a function URL, answers in place of a function. */
const gatewayReplies = {
  /** No route has this path and method: an HTTP API does not tell the two apart. */
  'no-route': { status: 404, ...describe('Not Found') },
  /** A distribution passes GET and HEAD to pages and files, the default of CloudFront. */
  'wrong-method': {
    status: 403,
    type: 'text/html',
    body: '<h1>403 ERROR</h1><h2>The request could not be satisfied.</h2>',
  },
  'too-large': { status: 413, ...describe('Request Entity Too Large') },
  'too-many': { status: 429, ...describe('Too Many Requests') },
  /** A function failed, timed out or answered too much. */
  'function-failed': { status: 500, ...describe('Internal Server Error') },
  'url-function-failed': { status: 502, type: 'text/plain', body: 'Internal Server Error' },
  /** A function URL checks the signature of CloudFront, which covers the hash that the caller states. */
  'wrong-hash': {
    status: 403,
    ...describe(
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
    ),
    error: 'InvalidSignatureException',
  },
} as const satisfies Record<string, { status: number; type: string; body: string; error?: string }>;

/** Ends a call with the answer that the cloud gives without a function, in the same form. */
export function answerAsGateway(response: ServerResponse, name: keyof typeof gatewayReplies): void {
  const reply = gatewayReplies[name];
  response.writeHead(reply.status, {
    'content-type': reply.type,
    ...('error' in reply && { 'x-amzn-errortype': reply.error }),
  });
  response.end(reply.body);
}

/** Answers as CloudFront does what is too large for a function by its own statement; false for other calls. */
export function refuseTooLarge({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const names = ['content-length', 'content-type'] as const;
  const stated = names.map((name) => [
    name,
    headers[name] === undefined ? undefined : { value: headers[name] },
  ]);
  const refusal = explainTooLarge(tooLarge, { headers: Object.fromEntries(stated) });
  if (!refusal) return false;
  response.writeHead(refusal.statusCode, { 'content-type': json }).end(refusal.body.data);
  return true;
}
