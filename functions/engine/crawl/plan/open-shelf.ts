import type { CrawlState } from '../crawl-state.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { type FileShelf, openFileShelf } from '../linked/file-shelf.ts';
import { crawlDelayOf } from '../robots/load-robots.ts';
import { openRobots } from '../robots/robots.ts';
import type { RobotsGate } from './robots-gate.ts';

type ShelfContext = {
  robots: CrawlState['robots'];
  gate: RobotsGate;
  signal: AbortSignal;
  onRequest?: () => void;
  saved?: string;
};

/** Opens the linked files of a crawl; they keep the pauses that the website asks for. */
export function openShelf(
  { fetch, sleep = async () => {} }: { fetch: Fetcher; sleep?(ms: number): Promise<unknown> },
  { robots, gate, signal, onRequest, saved }: ShelfContext,
): FileShelf {
  const delayOf = (pageUrl: string) =>
    (crawlDelayOf(robots[new URL(pageUrl).origin] ?? openRobots) ?? 0) * 1000;
  return openFileShelf({ fetch, gate, delayOf, sleep, onRequest, signal }, saved);
}
