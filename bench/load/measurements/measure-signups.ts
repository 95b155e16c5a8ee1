import { setTimeout as wait } from 'node:timers/promises';
import { describeTrial } from '#tests/support/callers/trial.ts';
import type { LoadRow } from '../load-row.ts';
import type { LoadedStack } from '../loaded-stack.ts';
import { waitForEnds } from '../wait-for-ends.ts';

const signups = 100;
const burstSeconds = 10;
/** Longer than the goal, so that a miss is measured. */
const longestMinutes = 12;

/** L6: a burst of signups, each with a website to convert. */
export async function measureSignups({ client, sampleSiteUrl }: LoadedStack): Promise<LoadRow> {
  const startedAt = performance.now();
  const conversions = await Promise.allSettled(
    Array.from({ length: signups }, async (_, number) => {
      await wait((number * burstSeconds * 1000) / signups);
      return client.signup.createTrial(describeTrial(`Burst ${number}`, sampleSiteUrl));
    }),
  );
  const accepted = conversions.flatMap((it) => (it.status === 'fulfilled' ? [it.value.conversionId] : []));
  const { processing } = await waitForEnds(client, accepted, longestMinutes);
  const minutes = (performance.now() - startedAt) / 60_000;
  return {
    id: 'L6',
    what: `${signups} signups in ${burstSeconds} s, each with the sample site, three conversions at a time`,
    goals: [
      { of: 'accepted', measured: accepted.length, least: signups },
      { of: 'not at their end', measured: processing, most: 0 },
      { of: 'minutes until the last end', measured: minutes, most: 10 },
    ],
  };
}
