import { type Relayed, relayedSchema } from '#shared/contract/assistant/relayed.ts';
import type { Route } from '#shared/contract/route.ts';
import { logoMediaTypes, recogniseLogo } from '#shared/domain/logo.ts';
import { AppError } from '#shared/errors.ts';
import type { ApiEvent } from '../call.ts';
import { exceedsPayload } from '../payload-limit.ts';
import { pageHeaders, replyHeaders } from '../reply-headers.ts';
import type { Replied, Step } from './step.ts';

/** Writes the reply in the route's format: JSON, a page or a file. Throws REPLY_TOO_LARGE, which Lambda would not say. */
export function writeReply(
  route: Pick<Route, 'method' | 'answersPage' | 'answersFile' | 'relays' | 'streams'>,
): Step<Replied> {
  return {
    after: (request) => {
      request.response = { ...request.response, ...write(route, request.event) };
      if (!route.streams && exceedsPayload(request.response)) throw new AppError('REPLY_TOO_LARGE');
    },
  };
}

function write(
  {
    method,
    answersPage,
    answersFile,
    relays,
  }: Pick<Route, 'method' | 'answersPage' | 'answersFile' | 'relays'>,
  { reply, pathParameters }: Replied & Pick<ApiEvent, 'pathParameters'>,
) {
  if (relays) return writeRelayed(relays, relayedSchema.parse(reply));
  if (answersPage) return { headers: pageHeaders, body: String(reply) };
  if (answersFile && reply instanceof Uint8Array) {
    const headers = describeFile(answersFile, reply, pathParameters?.invoiceId ?? '');
    return { headers, body: Buffer.from(reply).toString('base64'), isBase64Encoded: true };
  }
  return { headers: replyHeaders, body: method === 'HEAD' ? '' : JSON.stringify(reply) };
}

function writeRelayed(usual: NonNullable<Route['relays']>, { status, body, type = usual }: Relayed) {
  const headers = { ...replyHeaders, 'content-type': `${type}; charset=utf-8` };
  return { statusCode: status, headers, body };
}

function describeFile(type: NonNullable<Route['answersFile']>, bytes: Uint8Array, number: string) {
  switch (type) {
    case 'image/*':
      return describePicture(bytes);
    case 'application/pdf':
      return describeInvoice(number);
    case 'text/javascript':
      return scriptHeaders;
  }
}

/** As those of the embed script that loads it, on cross-origin isolated pages too. */
const scriptHeaders = {
  ...replyHeaders,
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  'cross-origin-resource-policy': 'cross-origin',
};

/** A PDF is saved under the number of its invoice. */
function describeInvoice(number: string) {
  const name = /^[\w-]+$/.test(number) ? `; filename="${number}.pdf"` : '';
  return { ...replyHeaders, 'content-type': 'application/pdf', 'content-disposition': `inline${name}` };
}

/** Never anything else than a picture, so that no browser runs it. */
function describePicture(bytes: Uint8Array) {
  const type = logoMediaTypes[recogniseLogo(bytes) ?? 'png'];
  return { ...replyHeaders, 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
}
