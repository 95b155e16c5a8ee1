import { toFetchFault } from './fetch-failure.ts';
import { fetchLimits } from './fetch-limits.ts';
import type { Dialer, Resolver } from './network.ts';
import { requestOnce } from './request-once.ts';
import { checkUrl } from './url-guard.ts';

export type PostReply =
  | { ok: true; status: number /** Its beginning. */; body: string }
  | { ok: false /** A sentence for whoever chose the address. */; reason: string };

/** Posts a text to an external URL once. Never throws because of the network. */
export type Poster = (
  url: string,
  message: { body: string; headers: Record<string, string> },
) => Promise<PostReply>;

type PosterDeps = { resolve: Resolver; dial: Dialer; timeoutMs: number };

const webhookUserAgent = 'GPTsites-Webhooks/1.0 (+https://gptsites.ai/help/widget)';
const replyBytes = 2 * 1024;

/**
 * Creates the client for webhooks: HTTPS only, guarded and pinned like every external URL, one try, no redirects, any
 * status.
 */
export function createPoster({ resolve, dial, timeoutMs }: PosterDeps): Poster {
  const limits = { ...fetchLimits, firstByteMs: timeoutMs, totalMs: timeoutMs };
  return async (address, { body, headers }) => {
    try {
      const url = checkUrl(address);
      if (url.protocol !== 'https:') return { ok: false, reason: 'Only https addresses are called.' };
      url.hash = '';
      const sent = { body, headers: { 'user-agent': webhookUserAgent, ...headers } };
      const call = { method: 'POST' as const, ...sent, replyBytes };
      const { signal } = new AbortController();
      const response = await requestOnce({ resolve, dial, limits }, url, { call, signal });
      return { ok: true, status: response.status, body: response.bytes.toString('utf8') };
    } catch (error) {
      return { ok: false, reason: describeFault(error) };
    }
  };
}

/** Replaces only crawler messages that mention websites and pages. */
function describeFault(error: unknown): string {
  const { code, reason } = toFetchFault(error);
  if (code === 'not-found') return 'The host name does not exist.';
  if (code === 'unreachable') return 'The server could not be reached.';
  if (code === 'bad-certificate') return 'The secure connection failed; the certificate may not be valid.';
  return reason;
}
