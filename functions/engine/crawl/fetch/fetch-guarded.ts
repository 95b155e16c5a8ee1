import { describeTooLarge, FetchFaultError } from './fetch-failure.ts';
import { fetchLimits } from './fetch-limits.ts';
import type { Dialer, Resolver } from './network.ts';
import { requestOnce } from './request-once.ts';
import { checkUrl, UrlRefusedError } from './url-guard.ts';

/** What a library of a protocol may send. */
type GuardedRequest = {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
};
export type GuardedFetch = (url: string, request: GuardedRequest) => Promise<Response>;

/** A provider's keys and descriptions are a few kilobytes. */
const replyBytes = 256 * 1024;
const totalMs = 5_000;
const limits = { ...fetchLimits, connectMs: 3_000, firstByteMs: totalMs, totalMs };

/**
 * Creates a `fetch` for libraries that call a server of the customer's choice: HTTPS only, guarded and pinned like every
 * external URL, one try, no redirects, short replies. Throws for everything that is no reply.
 */
export function createGuardedFetch(network: { resolve: Resolver; dial: Dialer }): GuardedFetch {
  return async (address, { method, headers, body, signal = new AbortController().signal }) => {
    const url = checkUrl(address);
    if (url.protocol !== 'https:')
      throw new UrlRefusedError('bad-url', 'The address must begin with https://.');
    if (method !== 'GET' && method !== 'POST') throw new TypeError(`Unexpected method ${method}`);
    const text = body === undefined || body === null ? null : String(body);
    const call = { method, body: text, headers, replyBytes } as const;
    const {
      status,
      headers: received,
      bytes,
      truncated,
    } = await requestOnce({ ...network, limits }, url, { call, signal });
    if (truncated) throw new FetchFaultError(describeTooLarge(replyBytes));
    const hasBody = status !== 204 && status !== 304;
    return new Response(hasBody ? new Uint8Array(bytes) : null, {
      status,
      headers: { 'content-type': received['content-type'] ?? '' },
    });
  };
}
