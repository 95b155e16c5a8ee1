import { type Connection, type ConnectionPool, clientOf, close } from './connection-pool.ts';
import type { Cookies } from './cookies.ts';
import { describeFault, describeStatus, describeUnwantedType, FetchFaultError } from './fetch-failure.ts';
import type { FetchLimits } from './fetch-limits.ts';
import type { Dialer, Resolver } from './network.ts';
import { type BodyLimit, readBody, refuseOverflow } from './read-body.ts';
import { resolvePublicAddresses } from './url-guard.ts';
import { crawlerUserAgent } from './user-agent.ts';

/** A second address helps if one family has no route; more would only retry a dead server. */
const addressTries = 2;

export type ResponseHead = { url: URL; status: number; headers: Record<string, string> };
export type RawResponse = {
  /** Of a success: 200–299, or 304 (empty body) for a conditional request. */
  status: number;
  /** Lower-case names; repeated headers are joined by a comma. */
  headers: Record<string, string>;
  bytes: Buffer;
  truncated: boolean;
};

type RequestDeps = {
  resolve: Resolver;
  dial: Dialer;
  limits: FetchLimits;
  /** Without a pool, every request opens a connection. */
  pool?: ConnectionPool | undefined;
};
type RequestOptions = {
  signal: AbortSignal;
  acceptBody?: (head: ResponseHead) => BodyLimit | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
  cookies?: Cookies;
  /** A program's call; keeps the start of the reply, whatever its status. */
  call?: { method: 'GET' | 'POST'; body: string | null; headers: Record<string, string>; replyBytes: number };
};

/**
 * Sends one GET or POST over a connection to a checked address, without following redirects. Retries over a new
 * connection if an idle one breaks before the response. Throws for timeouts, rejected hosts, broken responses and, for
 * a page, any status but 2xx and 3xx.
 */
export async function requestOnce(
  deps: RequestDeps,
  url: URL,
  options: RequestOptions,
): Promise<RawResponse> {
  const { limits, pool } = deps;
  const timeouts = new AbortController();
  const signal = AbortSignal.any([options.signal, timeouts.signal]);
  const timers = [limits.totalMs, limits.firstByteMs].map((ms) => setTimeout(() => timeouts.abort(), ms));
  let connection: Connection | undefined;
  let answered = false;
  try {
    const headers = options.call?.headers ?? (await requestHeaders(url, options));
    connection = await connect(deps, url, signal);
    const request = connection.client.request({
      method: options.call?.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      headers,
      body: options.call?.body ?? null,
      reset: !pool,
      signal,
    });
    const response = await rejectOnAbort(request, signal);
    answered = true;
    clearTimeout(timers[1]);
    response.body.on('error', () => {});
    await options.cookies?.take(url, [response.headers['set-cookie'] ?? []].flat());
    const head = { status: response.statusCode, headers: flattenHeaders(response.headers) };
    const limit = bodyLimit({ url, ...head }, options, limits);
    if (!limit) {
      // "Not modified" has no body (RFC 9110, 15.4.5), so that the connection is free at once.
      if (pool && head.status === 304) {
        await response.body.dump();
        pool.keep(url.origin, connection);
        connection = undefined;
      }
      return { ...head, bytes: Buffer.alloc(0), truncated: false };
    }
    const body = await readBody(response.body, head.headers['content-encoding'], limit);
    if (pool && !body.truncated) {
      pool.keep(url.origin, connection);
      connection = undefined;
    }
    return { ...head, ...body };
  } catch (error) {
    // A body that trickles in would do so again.
    if (signal.aborted) throw new FetchFaultError({ ...describeFault('timeout'), transient: !answered });
    if (!connection?.isReused || answered) throw error;
  } finally {
    timers.forEach(clearTimeout);
    if (connection) close(connection);
  }
  return requestOnce({ ...deps, pool: undefined }, url, options);
}

/** Undefined for unusable bodies; throws if the response itself is rejected. */
function bodyLimit(head: ResponseHead, options: RequestOptions, limits: FetchLimits): BodyLimit | undefined {
  const { status, headers } = head;
  if (options.call) return { maxBytes: options.call.replyBytes, overflow: 'truncate' };
  if (status >= 300 && status < 400) return undefined;
  if (status < 200 || status >= 400)
    throw new FetchFaultError(describeStatus(status, parseRetryAfter(headers)));
  // Partial content was never requested (RFC 9110, 15.3.7): the rest of the page is unknown.
  if (status === 206) throw new FetchFaultError(describeFault('bad-response'));
  const limit = options.acceptBody
    ? options.acceptBody(head)
    : ({ maxBytes: limits.bodyBytes, overflow: 'refuse' } as const);
  if (!limit) throw new FetchFaultError(describeUnwantedType(headers['content-type']));
  const declaredBytes = Number(headers['content-length'] ?? 0);
  if (limit.overflow === 'refuse' && declaredBytes > limit.maxBytes) throw refuseOverflow(limit);
  return limit;
}

async function connect(
  { resolve, dial, limits, pool }: RequestDeps,
  url: URL,
  signal: AbortSignal,
): Promise<Connection> {
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(limits.connectMs)]);
  const addresses = await rejectOnAbort(resolvePublicAddresses(url, resolve), timeout);
  const idle = pool?.take(url.origin, addresses);
  if (idle) return idle;
  const secure = url.protocol === 'https:';
  const target = { hostname: url.hostname, port: secure ? 443 : 80, secure };
  let failure: unknown;
  for (const address of preferIpv4(addresses).slice(0, addressTries)) {
    try {
      const socket = await rejectOnAbort(dial({ ...target, address, signal: timeout }), timeout);
      return { client: clientOf(socket, url.origin, limits.headerBytes), address, socket, isReused: false };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Cloud functions often have no IPv6 route, so IPv4 goes first. */
function preferIpv4(addresses: string[]): string[] {
  return addresses.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
}

function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(new FetchFaultError(describeFault('timeout')));
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    if (signal.aborted) abort();
  });
}

async function requestHeaders(
  url: URL,
  { ifNoneMatch, ifModifiedSince, cookies }: RequestOptions,
): Promise<Record<string, string>> {
  const cookie = await cookies?.headerFor(url);
  return {
    ...(cookie && { cookie }),
    'user-agent': crawlerUserAgent,
    accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/calendar;q=0.9,*/*;q=0.5',
    'accept-encoding': 'gzip, br',
    ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
    ...(ifModifiedSince && { 'if-modified-since': ifModifiedSince }),
  };
}

function flattenHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

/** Seconds only; a date (RFC 9110, 10.2.3) counts as too long to wait. */
function parseRetryAfter({ 'retry-after': value }: Record<string, string>): number | undefined {
  if (value === undefined) return undefined;
  return /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Number.POSITIVE_INFINITY;
}
