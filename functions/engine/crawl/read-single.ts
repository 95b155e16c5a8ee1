import type { Content } from '#functions/engine/documents/content/content.ts';
import { documentSizeLimitBytes } from '#shared/domain/limits.ts';
import { crawlLimits } from './crawl-limits.ts';
import { openCookies } from './fetch/cookies.ts';
import { toFetchFault } from './fetch/fetch-failure.ts';
import { withCookies } from './fetch/fetcher.ts';
import type { CrawlDeps } from './plan/crawl-batch.ts';
import { openShelf } from './plan/open-shelf.ts';
import { openRobotsGate } from './plan/robots-gate.ts';
import { readSource } from './read/read-source.ts';
import type { CrawledFile } from './read/source-result.ts';

/** The content of one URL: a page, a file to parse, captions, a recording, or why it isn't read. */
export type ReadOutcome =
  | { kind: 'content'; content: Content }
  | { kind: 'file'; file: CrawledFile }
  | { kind: 'captions' | 'recording'; title: string; bytes: Uint8Array }
  | { kind: 'refused'; reason: string };

type SingleDeps = Omit<CrawlDeps, 'sleep' | 'limits'>;

/** Part of the minute that a queue message has: robots.txt, redirects and the page itself. */
export const singleReadMs = 20_000;

/**
 * Reads one URL named by its owner, including redirects, subject to robots.txt and the URL guard. Never throws because
 * of the website.
 */
export async function readSingle(given: SingleDeps, address: string): Promise<ReadOutcome> {
  const signal = AbortSignal.timeout(singleReadMs);
  const deps = { ...given, fetch: withCookies(given.fetch, openCookies()) };
  const robots = {};
  const gate = openRobotsGate(deps, robots, signal);
  const shelf = openShelf(deps, { robots, gate, signal });
  const url = URL.parse(address);
  if (!url) return { kind: 'refused', reason: 'The address is not valid.' };
  try {
    await gate(url);
    const { item, outcome } = await readSource(deps, {
      ...{ url: url.href, kind: 'page', title: '', signal, namedBy: 'owner' },
      limits: crawlLimits,
      bytesLeft: documentSizeLimitBytes,
      approveRedirect: gate,
      loadFiles: shelf.load,
      robots,
      mayRender: true,
      takeFill: () => true,
    });
    if (!item) return { kind: 'refused', reason: outcome.reason ?? 'The page could not be read.' };
    return item.kind === 'page' ? { kind: 'content', content: item.content } : { kind: 'file', file: item };
  } catch (error) {
    return { kind: 'refused', reason: toFetchFault(error).reason };
  }
}
