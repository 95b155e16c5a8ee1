import { setTimeout as wait } from 'node:timers/promises';
import { conversionPollSeconds } from '#shared/domain/limits.ts';
import { convertSite } from '../../eval/convert-site.ts';
import { percentileOf } from '../../percentile.ts';
import type { LoadRow } from '../load-row.ts';
import type { LoadedStack } from '../loaded-stack.ts';
import { readResidentMegabytes } from '../resident-memory.ts';
import type { Visit } from '../run-actors.ts';
import { countFailed, slowest } from '../visit-goals.ts';
import { startCrowd } from '../visitor-day-crowd.ts';

const warmUpSeconds = 30;
const daySeconds = 120;
const queued = 20;

/** L3, and L4 in its second part: a mixed day with conversions. */
export async function measureVisitorDay(stack: LoadedStack): Promise<LoadRow[]> {
  const crowd = await startCrowd(stack);
  await wait(warmUpSeconds * 1000);
  const dayBegan = performance.now();
  const memoryBefore = await readResidentMegabytes(stack.pid);
  await wait(daySeconds * 1000);
  const memoryAfter = await readResidentMegabytes(stack.pid);
  const conversionsBegan = performance.now();
  const alone = await convertBesideDay(stack, 'alone', 1);
  const together = await convertBesideDay(stack, 'queued', queued);
  const visits = await crowd.leave();
  const isBefore = ({ startedAt }: Visit) => startedAt >= dayBegan && startedAt < conversionsBegan;
  const before = visits.filter(isBefore);
  const beside = visits.filter(({ startedAt }) => startedAt >= conversionsBegan);
  return [
    {
      id: 'L3',
      what: `${crowd.description}, for ${daySeconds} s: ${(before.length / daySeconds).toFixed(0)} requests a second`,
      goals: [
        ...slowest(before, 300),
        { of: 'errors', measured: countFailed(before), most: 0 },
        ...(memoryBefore && memoryAfter
          ? [{ of: '% of memory more', measured: (memoryAfter / memoryBefore - 1) * 100, most: 10 }]
          : []),
      ],
    },
    {
      id: 'L4',
      what: `conversions of the sample site, 13 pages and three documents, beside L3: one, then ${queued} at once, three of which are worked on at a time`,
      goals: [
        { of: 's for one', measured: percentileOf(alone, 95), most: 20 },
        { of: `s for each of ${queued}, p95`, measured: percentileOf(together, 95), most: 60 },
        ...slowest(beside, 500),
        { of: 'errors', measured: countFailed(beside), most: 0 },
      ],
    },
  ];
}

/** The seconds that each of several simultaneous conversions took, as their progress pages show them. */
async function convertBesideDay(
  { client, sampleSiteUrl }: LoadedStack,
  name: string,
  count: number,
): Promise<number[]> {
  const startedAt = performance.now();
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      await convertSite(client, `${name}-${number}`, sampleSiteUrl, conversionPollSeconds * 1000);
      return (performance.now() - startedAt) / 1000;
    }),
  );
}
