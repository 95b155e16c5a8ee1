import { setTimeout as wait } from 'node:timers/promises';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { findMaterial } from '../../shared-folder.ts';
import { serveHostileSites } from '../hostile-sites.ts';
import type { LoadRow } from '../load-row.ts';
import { type LoadedStack, withStack } from '../loaded-stack.ts';
import { watchLargestBelow } from '../resident-memory.ts';
import { countFailed, slowest } from '../visit-goals.ts';
import { startCrowd } from '../visitor-day-crowd.ts';
import { waitForEnds } from '../wait-for-ends.ts';

/** One holds a step until its time limit, one would fill the memory, two cost the most processor time. */
const cases = ['http-slow-body', 'http-gzip-bomb', 'html-attrs', 'html-50k-dup'];
const warmUpSeconds = 30;
/** A crawl has three minutes, and three of the four run at a time. */
const longestMinutes = 10;

/** L10: hostile websites during L3. */
export async function measureHostileCrawl(): Promise<LoadRow[]> {
  const serverFile = findMaterial('security/hostile-server.mjs');
  if (!serverFile) return [];
  const sites = await serveHostileSites(serverFile, cases);
  try {
    return [
      await withStack({ CRAWLER_HOSTS: sites.crawlerHosts }, (stack) =>
        convertBesideDay(stack, sites.websites),
      ),
    ];
  } finally {
    await sites.stop();
  }
}

async function convertBesideDay(stack: LoadedStack, websites: readonly string[]): Promise<LoadRow> {
  const crowd = await startCrowd(stack);
  await wait(warmUpSeconds * 1000);
  const beganAt = performance.now();
  const memory = watchLargestBelow(stack.pid);
  const begun = await Promise.all(
    websites.map((website, number) =>
      stack.client.signup.createTrial(describeTrial(`Hostile ${number}`, website)),
    ),
  );
  const ids = begun.map(({ conversionId }) => conversionId);
  const { processing } = await waitForEnds(stack.client, ids, longestMinutes);
  const seconds = (performance.now() - beganAt) / 1000;
  const largestMegabytes = await memory.stop();
  const visits = await crowd.leave();
  const beside = visits.filter(({ startedAt }) => startedAt >= beganAt);
  const [before] = slowest(
    visits.filter(({ startedAt }) => startedAt < beganAt),
    600,
  );
  return {
    id: 'L10',
    what: `${cases.join(', ')}: ${cases.length} hostile websites of 25 pages beside L3, converted in ${seconds.toFixed(0)} s; before them the p95 of the slowest was ${before?.measured.toFixed(0)} ms`,
    goals: [
      ...slowest(beside, 600),
      { of: 'errors', measured: countFailed(beside), most: 0 },
      { of: 'conversions not at their end', measured: processing, most: 0 },
      ...(largestMegabytes
        ? [{ of: 'MB of the largest process beside the API', measured: largestMegabytes, most: 512 }]
        : []),
    ],
  };
}
