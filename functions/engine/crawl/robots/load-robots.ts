import type { FetchFailureCode } from '../fetch/fetch-failure.ts';
import type { Fetcher, FetchFailure } from '../fetch/fetcher.ts';
import {
  findCrawlDelay,
  openRobots,
  parseRobots,
  type Robots,
  robotsByteLimit,
  selectAgent,
} from './robots.ts';

/** The product token for robots.txt. */
export const robotsAgent = 'GPTsiteBot';

/** RFC 9309, 2.3.1.2: follow at least five redirects; after that, the file counts as absent. */
const redirectLimit = 5;
/** RFC 9309, 2.4: use a cached file for at most a day. */
const cacheLifetimeMs = 24 * 60 * 60 * 1000;

const siteFaults = new Set<FetchFailureCode>([
  'not-found',
  'refused-address',
  'unreachable',
  'bad-certificate',
]);

export type CachedRobots = {
  robots: Robots;
  fetchedAt: number;
  etag?: string | undefined;
  lastModified?: string | undefined;
};

/**
 * Caches robots.txt files by origin for a day. Revalidates them on each crawl if the server supports it, so that an
 * owner who has just allowed crawling needn't wait.
 */
export type RobotsCache = {
  get(origin: string): Promise<CachedRobots | undefined>;
  put(origin: string, cached: CachedRobots): Promise<void>;
};

export type RobotsResult =
  | { ok: true; robots: Robots }
  | { ok: false; code: FetchFailureCode; reason: string };

/**
 * Reads the robots.txt of one origin (RFC 9309, 2.3.1). Absent files (4xx, too many redirects) allow everything;
 * unreachable ones (5xx, 429, timeouts, rejected hosts) make the result a failure that allows nothing.
 */
export async function loadRobots(
  { fetch, now, robotsCache }: { fetch: Fetcher; now(): number; robotsCache?: RobotsCache | undefined },
  origin: string,
  signal?: AbortSignal,
): Promise<RobotsResult> {
  const cached = await robotsCache?.get(origin);
  const isFresh = cached !== undefined && now() - cached.fetchedAt < cacheLifetimeMs;
  if (isFresh && !cached.etag && !cached.lastModified) return { ok: true, robots: cached.robots };
  const address = `${origin}/robots.txt`;
  const result = await fetch(address, {
    acceptBody: () => ({ maxBytes: robotsByteLimit, overflow: 'truncate' }),
    maxRedirects: redirectLimit,
    ifNoneMatch: isFresh ? cached.etag : undefined,
    ifModifiedSince: isFresh ? cached.lastModified : undefined,
    signal,
  });
  if (result.ok && result.status === 304 && cached) return { ok: true, robots: cached.robots };
  if (!result.ok) return isAbsent(result) ? { ok: true, robots: openRobots } : explain(result, address);
  const robots = selectAgent(parseRobots(new TextDecoder().decode(result.bytes)), robotsAgent);
  await robotsCache?.put(origin, {
    robots,
    fetchedAt: now(),
    etag: result.headers.etag,
    lastModified: result.headers['last-modified'],
  });
  return { ok: true, robots };
}

function isAbsent({ code, status = 0 }: FetchFailure): boolean {
  return code === 'too-many-redirects' || (status >= 300 && status < 500 && status !== 429);
}

/** An unreachable server is a problem of the website, not of its robots.txt. */
function explain({ url, code, reason }: FetchFailure, address: string): RobotsResult {
  const wholeSite = url === address && siteFaults.has(code);
  if (wholeSite) return { ok: false, code, reason };
  return {
    ok: false,
    code: 'robots-unreadable',
    reason: `The website’s robots.txt could not be read. ${reason}`,
  };
}

/** The file's crawl delay for this crawler, in seconds. */
export const crawlDelayOf = (robots: Robots): number | undefined => findCrawlDelay(robots, robotsAgent);
