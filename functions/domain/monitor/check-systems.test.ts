import { describe, expect, test } from 'vitest';
import { checkSystems } from './check-systems.ts';
import type { MonitorPorts } from './ports.ts';

const now = new Date('2026-01-01T12:00:00Z');
const never = () => new Promise<never>(() => undefined);
const broken = async (): Promise<never> => {
  throw new TypeError('The secret reason');
};

/** A product in which all is well. Waiting for a limit is over at once, but after everything that answers. */
function openPorts(changes: Partial<MonitorPorts> = {}): MonitorPorts {
  return {
    readTable: async () => undefined,
    readBucket: async () => undefined,
    tryAnswer: async () => undefined,
    hasModel: true,
    modelStore: { readRestUntil: async () => 0 },
    queues: { count: async () => ({ waiting: 0, buried: 0 }) },
    dueWork: { listRunning: async () => [], findOldestDueAt: async () => undefined },
    liveSites: { count: async () => 7, listNewest: async () => [] },
    chatDays: { read: broken },
    conversions: { find: async () => undefined },
    hasKnowledge: async () => true,
    siteOrigin: () => 'https://edgpt.ai',
    now: () => now,
    sleep: () => new Promise((done) => setTimeout(done, 20)),
    ...changes,
  };
}

async function check(changes?: Partial<MonitorPorts>) {
  const { critical_systems, ...health } = await checkSystems(openPorts(changes));
  const faults = critical_systems.filter(({ status }) => status !== 'operational');
  return { ...health, faults: Object.fromEntries(faults.map((it) => [it.key, [it.status, it.message]])) };
}

test('all is well', async () => {
  expect(await check()).toEqual({
    ...{ status: 'operational', live_gptsites: 7, active_conversions: 0, response_time: 0, faults: {} },
  });
});

describe('one part that fails shows alone, and never breaks the answer:', () => {
  const untold = ['unknown', 'Could not be reached (TypeError).'];
  test.each<[string, Partial<MonitorPorts>, string, Record<string, string[]>]>([
    [
      'the database',
      { readTable: broken },
      'outage',
      { database: ['outage', 'Could not be reached (TypeError).'] },
    ],
    [
      'a bucket that hangs',
      { readBucket: never },
      'outage',
      { storage: ['outage', 'No answer within 2 seconds.'] },
    ],
    [
      'the queues',
      { queues: { count: broken } },
      'unknown',
      { conversions: untold, 'knowledge-bases': untold, mail: untold, webhooks: untold },
    ],
    [
      'the engine',
      { tryAnswer: broken },
      'outage',
      { answers: ['outage', 'Could not be reached (TypeError).'] },
    ],
    [
      'a model that rests',
      { modelStore: { readRestUntil: async () => now.getTime() + 1 } },
      'degraded',
      {
        model: ['degraded', 'It failed and rests: answers are the websites’ own sentences meanwhile.'],
      },
    ],
  ])('%s', async (_what, changes, status, faults) => {
    expect(await check(changes)).toMatchObject({ status, faults });
  });

  test('counts that cannot be read are left open', async () => {
    const health = await check({
      liveSites: { count: never, listNewest: broken },
      dueWork: { listRunning: broken, findOldestDueAt: async () => undefined },
    });
    expect(health).toMatchObject({ live_gptsites: null, active_conversions: null, status: 'unknown' });
  });
});

test('what has been due for long is told of its own part', async () => {
  const findOldestDueAt = async (job: string) => (job === 'send-mail' ? '2026-01-01T11:50:00Z' : undefined);
  const { faults } = await check({ dueWork: { listRunning: async () => [], findOldestDueAt } });
  expect(faults).toEqual({ mail: ['degraded', 'Work has been due for 10 minutes.'] });
});
