import { setTimeout as wait } from 'node:timers/promises';
import { describeTrial } from '#infra/local/testing/trial.ts';
import type { Client } from '#shared/client.ts';
import type { LoadRow } from './load-row.ts';
import type { LoadedStack } from './loaded-stack.ts';

const signups = 100;
const burstSeconds = 10;
const pollMs = 1000;
/** Longer than the goal, so that what misses it is measured. */
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
  const running = await waitForEnds(client, accepted);
  const minutes = (performance.now() - startedAt) / 60_000;
  return {
    id: 'L6',
    what: `${signups} signups in ${burstSeconds} s, each with the sample site, three conversions at a time`,
    goals: [
      { of: 'accepted', measured: accepted.length, least: signups },
      { of: 'not at their end', measured: running, most: 0 },
      { of: 'minutes until the last end', measured: minutes, most: 10 },
    ],
  };
}

/** Waits until every conversion is at its end; answers how many are not when it gives up. */
async function waitForEnds(client: Client, conversionIds: readonly string[]): Promise<number> {
  const deadline = performance.now() + longestMinutes * 60_000;
  const running = new Set(conversionIds);
  while (running.size && performance.now() < deadline) {
    const [conversionId = ''] = running;
    const { status } = await client.conversions.getProgress({ conversionId });
    if (status === 'processing') await wait(pollMs);
    else running.delete(conversionId);
  }
  return running.size;
}
