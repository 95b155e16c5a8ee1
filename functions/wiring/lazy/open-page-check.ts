import { fetchLimits } from '#functions/engine/crawl/fetch/fetch-limits.ts';
import { createFetcher } from '#functions/engine/crawl/fetch/fetcher.ts';
import { readSurroundings } from '#functions/runtime/network.ts';
import type { Deps } from '../deps.ts';

/** Somebody waits for the answer: one try, within the function's time-out. */
const checkLimits = { ...fetchLimits, firstByteMs: 8_000, totalMs: 10_000, chainMs: 10_000, tries: 1 };

/** The ports for looking at a customer's page. */
export function openPageCheckPorts(deps: Deps) {
  const { resolve, dial } = readSurroundings();
  return { widgets: deps.widgets, fetch: createFetcher({ resolve, dial, limits: checkLimits }) };
}
