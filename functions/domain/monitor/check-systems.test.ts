import { describe, expect, test } from 'vitest';
import { beginConversion } from '../conversions/conversion.ts';
import { checkSystem, checkSystems } from './check-systems.ts';
import type { MonitorPorts } from './ports.ts';

const now = new Date('2026-01-01T12:00:00Z');
const request = {
  ...{
    conversionId: 'conv_gpt_0',
    brandId: 'gpt' as const,
    companyName: 'Tern Boats',
    url: 'https://tern.example/',
  },
  ...{ businessDescription: '', documents: [], pageLimit: 5 },
};
const never = () => new Promise<never>(() => undefined);
const broken = async (): Promise<never> => {
  throw new TypeError('The secret reason');
};

const dueWork = {
  listRunning: async () => [],
  listFailed: async () => [],
  findOldestDueAt: async () => undefined,
};
const site = { ...beginConversion(request, now), knowledgeVersion: 'one' };

/** A healthy product. Timeouts fire immediately, but after everything that responds. */
function openPorts(changes: Partial<MonitorPorts> = {}): MonitorPorts {
  return {
    tryTable: async () => undefined,
    tryObjects: async () => undefined,
    tryAnswer: async () => undefined,
    questionAssistant: async () => 'It answered.',
    tryReader: async () => ({ passed: true, message: '' }),
    tryUpload: async () => undefined,
    trySignIn: async () => undefined,
    maySendAs: async () => true,
    tryPayments: async () => undefined,
    hasPayments: true,
    selfTestResults: { read: async () => [] },
    hasModel: true,
    modelStore: { readRestUntil: async () => 0 },
    queues: { count: async () => ({ waiting: 0, buried: 0 }) },
    dueWork,
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

describe('a failing part is reported on its own, without breaking the reply:', () => {
  const stopped = ['outage', 'Its queue could not be reached: what waits is done once it can.'];
  test.each<[string, Partial<MonitorPorts>, string, Record<string, string[]>]>([
    [
      'the database',
      { tryTable: broken },
      'outage',
      { database: ['outage', 'Could not be reached (TypeError).'] },
    ],
    [
      'a bucket that hangs',
      { tryObjects: never },
      'outage',
      { storage: ['outage', 'No answer within 2 seconds.'] },
    ],
    [
      'the queues',
      { queues: { count: broken } },
      'outage',
      { conversions: stopped, 'knowledge-bases': stopped, mail: stopped, webhooks: stopped },
    ],
    [
      'the engine',
      { tryAnswer: broken },
      'outage',
      { answers: ['outage', 'Could not be reached (TypeError).'] },
    ],
    [
      'a reader with wrong results',
      { tryReader: async () => ({ passed: false, message: 'The table was not found.' }) },
      'outage',
      { 'document-reader': ['outage', 'The table was not found.'] },
    ],
    [
      'uploads, sign-in and payments',
      { tryUpload: broken, trySignIn: broken, tryPayments: broken },
      'outage',
      {
        uploads: ['outage', 'Could not be reached (TypeError).'],
        'sign-in': ['outage', 'Could not be reached (TypeError).'],
        payments: ['outage', 'Could not be reached (TypeError).'],
      },
    ],
    [
      'the name of one brand',
      { maySendAs: async (domain) => domain !== 'cpafirm.ai' },
      'degraded',
      { 'sending-identities': ['degraded', 'No mail can be sent from cpafirm.ai.'] },
    ],
    [
      'an assistant with an unsupported quote',
      {
        liveSites: { count: async () => 1, listNewest: async () => [site.conversionId] },
        conversions: { find: async () => site },
        questionAssistant: async () => Promise.reject(new Error('A quote is not in the stored copy.')),
      },
      'degraded',
      { assistants: ['degraded', 'Tern Boats: A quote is not in the stored copy.'] },
    ],
    [
      'conversions that failed',
      {
        dueWork: { ...dueWork, listFailed: async () => [{ ...site, stepNumber: 2 }] },
      },
      'degraded',
      { conversions: ['degraded', '1 conversion failed in the last day (Tern Boats).'] },
    ],
    [
      'the last self-tests',
      {
        selfTestResults: {
          read: async () => [
            { name: 'Sending mail', status: 'failed', at: '2026-01-01T11:00:00Z' },
            { name: 'Writing to the table', status: 'passed', at: '2026-01-01T11:30:00Z' },
          ],
        },
      },
      'degraded',
      {
        'self-tests': ['degraded', '1 of 2 tests failed (Sending mail); last run 2026-01-01 11:30 UTC.'],
      },
    ],
    [
      'a model that rests',
      { modelStore: { readRestUntil: async () => now.getTime() + 1 } },
      'degraded',
      {
        model: ['degraded', 'It failed and is paused: meanwhile answers are the websites’ own sentences.'],
      },
    ],
  ])('%s', async (_what, changes, status, faults) => {
    expect(await check(changes)).toMatchObject({ status, faults });
  });

  test('unreadable counts are null', async () => {
    const health = await check({
      liveSites: { count: never, listNewest: broken },
      dueWork: { ...dueWork, listRunning: broken },
    });
    expect(health).toMatchObject({ live_gptsites: null, active_conversions: null, status: 'unknown' });
  });
});

test('overdue work is reported only for its own part', async () => {
  const findOldestDueAt = async (job: string) => (job === 'send-mail' ? '2026-01-01T11:50:00Z' : undefined);
  const { faults } = await check({ dueWork: { ...dueWork, findOldestDueAt } });
  expect(faults).toEqual({ mail: ['degraded', 'Work has been due for 10 minutes.'] });
});

test('a part that isn’t configured isn’t watched, and says so when checked directly', async () => {
  const ports = openPorts({ hasModel: false, hasPayments: false });
  const { critical_systems } = await checkSystems(ports);
  const keys = critical_systems.map(({ key }) => key);
  expect(keys).not.toEqual(expect.arrayContaining(['model']));
  expect(keys).not.toEqual(expect.arrayContaining(['payments']));
  expect((await checkSystem(ports, 'model')).message).toBe(
    'None is configured: answers are the websites’ own sentences.',
  );
});
