import { setTimeout as wait } from 'node:timers/promises';
import { openConnectionPool } from './connection-pool.ts';
import { type Cookies, openCookies } from './cookies.ts';
import {
  describeFault,
  describeStatus,
  type FetchFault,
  FetchFaultError,
  toFetchFault,
} from './fetch-failure.ts';
import { type FetchLimits, fetchLimits } from './fetch-limits.ts';
import type { Dialer, Resolver } from './network.ts';
import type { BodyLimit } from './read-body.ts';
import { type RawResponse, type ResponseHead, requestOnce } from './request-once.ts';
import { checkUrl } from './url-guard.ts';

export type FetchOptions = {
  /** Called with a success's headers; returns how much of the body to read, or undefined to skip it. */
  acceptBody?: (head: ResponseHead) => BodyLimit | undefined;
  /** Called before each redirect; throw `FetchFaultError` to stop there. */
  approveRedirect?: (target: URL) => Promise<void>;
  maxRedirects?: number;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
  /** Those of the crawl that this fetch belongs to; without them, cookies last for its redirects only. */
  cookies?: Cookies;
  /** Ends the fetch as a timeout. */
  signal?: AbortSignal | undefined;
};

export type FetchSuccess = RawResponse & {
  ok: true;
  /** Final URL after redirects. */
  url: string;
  requestCount: number;
};
export type FetchFailure = { ok: false; url: string; requestCount: number } & FetchFault;
export type FetchResult = FetchSuccess | FetchFailure;

/** Fetches one external URL. Never throws because of the network. */
export type Fetcher = (url: string, options?: FetchOptions) => Promise<FetchResult>;

type FetcherDeps = {
  resolve: Resolver;
  dial: Dialer;
  limits?: FetchLimits;
  sleep?: (ms: number) => Promise<unknown>;
};

/**
 * Creates the only client for external URLs: guarded at each hop, pinned to checked addresses, GET only, without
 * credentials or anybody's cookies but its own. Reuses connections to a website as long as its name resolves to their address.
 */
export function createFetcher({ resolve, dial, limits = fetchLimits, sleep = wait }: FetcherDeps): Fetcher {
  const pool = openConnectionPool();
  return async (address, options = {}) => {
    const signal = AbortSignal.any([
      AbortSignal.timeout(limits.chainMs),
      ...(options.signal ? [options.signal] : []),
    ]);
    const chain = { url: address, requestCount: 0 };
    const visited = new Set<string>();
    const { cookies = openCookies() } = options;
    try {
      for (;;) {
        const url = checkUrl(chain.url);
        url.hash = '';
        chain.url = url.href;
        // A page that asks for a cookie forwards to itself once it has been given.
        const visit = `${url.href} ${(await cookies.headerFor(url)) ?? ''}`;
        if (visited.has(visit) || visited.size > (options.maxRedirects ?? limits.redirects)) {
          throw new FetchFaultError(describeFault('too-many-redirects'));
        }
        visited.add(visit);
        // What a page was says nothing about the one that it forwards to.
        const isFirst = visited.size === 1;
        const response = await tryRepeatedly(url, isFirst);
        const target = findRedirect(response, url);
        if (!target) return { ok: true, ...chain, ...response };
        chain.url = target;
        await options.approveRedirect?.(checkUrl(target));
      }
    } catch (error) {
      return { ok: false, ...chain, ...toFetchFault(error) };
    }

    async function tryRepeatedly(url: URL, isFirst: boolean): Promise<RawResponse> {
      for (let attempt = 1; ; attempt++) {
        try {
          chain.requestCount++;
          return await requestOnce({ resolve, dial, limits, pool }, url, {
            ...options,
            ...(!isFirst && { ifNoneMatch: undefined, ifModifiedSince: undefined }),
            ...{ cookies, signal },
          });
        } catch (error) {
          const fault = toFetchFault(error);
          const pauseMs = fault.retryAfterMs ?? limits.retryDelayMs;
          const worthwhile = fault.transient && pauseMs <= limits.longestRetryAfterMs;
          if (!worthwhile || attempt >= limits.tries || signal.aborted) throw new FetchFaultError(fault);
          await sleep(pauseMs);
        }
      }
    }
  };
}

/** The same client with the cookies of one crawl. */
export function withCookies(fetch: Fetcher, cookies: Cookies): Fetcher {
  return (url, options) => fetch(url, { ...options, cookies });
}

function findRedirect({ status, headers }: RawResponse, url: URL): string | undefined {
  if (status < 300 || status === 304) return undefined;
  if (!headers.location) throw new FetchFaultError(describeStatus(status));
  const location = escapeBytes(headers.location);
  return URL.parse(location, url)?.href ?? location;
}

/** Servers write addresses in UTF-8 without escapes; headers arrive one character a byte. */
function escapeBytes(header: string): string {
  return header.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
