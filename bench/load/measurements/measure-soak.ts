import { setTimeout as wait } from 'node:timers/promises';
import { describeTrial } from '#tests/support/callers/trial.ts';
import type { SpawnedStack } from '#tests/support/stacks/spawn-stack.ts';
import { countUnkept } from '../count-unkept.ts';
import type { LoadRow } from '../load-row.ts';
import { type LoadedStack, startAgain } from '../loaded-stack.ts';
import { readMegabytesBelow, readResidentMegabytes } from '../resident-memory.ts';
import { countFailedBeyond, type Restart } from '../restart.ts';
import { type ChatReply, type Crowd, startCrowd } from '../visitor-day-crowd.ts';
import { waitForEnds } from '../wait-for-ends.ts';

/** Between kills the crowd makes a whole round, because an open chat polls every 20 s. */
const roundSeconds = 20;
/** Two minutes in total: a kill shows its losses at once, so more hours add nothing. */
const rounds = 6;
/** A conversion takes about five seconds on an idle machine, so the kill comes in its middle. */
const conversionSeconds = 2;
const longestMinutes = 5;

/** L7: the crowd of L3 continues while everything is killed and restarted on the same folder. */
export async function measureSoak(loaded: LoadedStack): Promise<LoadRow> {
  const replies: ChatReply[] = [];
  const crowd = await startCrowd(loaded, (reply) => replies.push(reply));
  const conversionIds: string[] = [];
  const restarts: Restart[] = [];
  let stack: SpawnedStack = loaded;
  try {
    for (let round = 0; round < rounds; round++) {
      await wait((roundSeconds - conversionSeconds) * 1000);
      const trial = describeTrial(`Soak ${round}`, loaded.sampleSiteUrl);
      conversionIds.push((await loaded.client.signup.createTrial(trial)).conversionId);
      await wait(conversionSeconds * 1000);
      const killedAt = performance.now();
      await stack.kill();
      stack = await startAgain(loaded);
      restarts.push({ killedAt, readyAt: performance.now() });
    }
    await wait(roundSeconds * 1000);
    return await describeSoak({ loaded, stack, crowd, replies, conversionIds, restarts });
  } finally {
    await crowd.leave();
    await stack.stop();
  }
}

type Soak = {
  loaded: LoadedStack;
  /** The last one. */
  stack: SpawnedStack;
  crowd: Crowd;
  replies: readonly ChatReply[];
  conversionIds: readonly string[];
  restarts: readonly Restart[];
};

async function describeSoak(soak: Soak): Promise<LoadRow> {
  const { loaded, stack, replies, conversionIds, restarts } = soak;
  const { completed } = await waitForEnds(loaded.client, conversionIds, longestMinutes);
  const own = await readResidentMegabytes(stack.pid);
  const below = await readMegabytesBelow(stack.pid);
  const visits = await soak.crowd.leave();
  const togetherMegabytes = below.reduce((sum, size) => sum + size, own ?? 0);
  const longestRestartMs = Math.max(...restarts.map(({ killedAt, readyAt }) => readyAt - killedAt));
  return {
    id: 'L7',
    what: `L3 with a kill every ${roundSeconds} s, ${rounds} in all, each in the middle of a conversion; ${replies.length} chats answered, ${visits.length} requests${own ? `; ${togetherMegabytes.toFixed(0)} MB in all processes together at the end` : ''}`,
    goals: [
      {
        of: 'answered chats missing in their history',
        measured: await countUnkept(loaded, replies),
        most: 0,
      },
      { of: 'conversions lost', measured: conversionIds.length - completed, most: 0 },
      { of: 'failed answers beyond the restarts', measured: countFailedBeyond(restarts, visits), most: 0 },
      { of: 's until the slowest restart is ready', measured: longestRestartMs / 1000, most: 10 },
      ...(own
        ? [{ of: 'MB of the largest process at the end', measured: Math.max(own, ...below), most: 600 }]
        : []),
    ],
  };
}
