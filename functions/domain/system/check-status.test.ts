import { expect, test } from 'vitest';
import { checkStatus } from './check-status.ts';
import type { StatusPorts } from './ports.ts';

const now = new Date('2026-11-27T02:00:00Z');
const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new Error('database or disk is full'));

/** A healthy product. Limits end at once, but after everything that answers. */
function check(changes: Partial<StatusPorts> = {}) {
  return checkStatus({
    tryTable: async () => undefined,
    tryQueue: async () => undefined,
    tryObjects: async () => undefined,
    modelStore: { readRestUntil: async () => 0 },
    now: () => now,
    sleep: () => new Promise((done) => setTimeout(done, 20)),
    ...changes,
  });
}

const well = { api: 'operational', database: 'operational', ai: 'operational' };

test.each<[string, Partial<StatusPorts>, object]>([
  ['all is well', {}, {}],
  ['the table takes no writes', { tryTable: broken }, { database: 'outage' }],
  ['the table hangs', { tryTable: never, modelStore: { readRestUntil: never } }, { database: 'outage' }],
  ['the queue is away', { tryQueue: broken }, { api: 'degraded' }],
  ['the queue hangs', { tryQueue: never }, { api: 'degraded' }],
  ['objects take no writes', { tryObjects: broken }, { api: 'degraded' }],
  ['the objects hang', { tryObjects: never }, { api: 'degraded' }],
  ['the model rests', { modelStore: { readRestUntil: async () => now.getTime() + 1 } }, { ai: 'degraded' }],
])('the status says so when %s', async (_what, changes, levels) => {
  expect(await check(changes)).toEqual({ ...well, ...levels });
});

test('a slow table is degraded', async () => {
  let seconds = 0;
  const slow = {
    now: () => new Date(now.getTime() + seconds * 1000),
    tryTable: async () => {
      seconds = 1.5;
    },
  };
  expect(await check(slow)).toMatchObject({ database: 'degraded' });
});

test.each([
  ['one slow answer, which compiles its words, is no degraded service', 1, 'operational'],
  ['answers that stay slow are', 2, 'degraded'],
])('%s', async (_what, slowAnswers, ai) => {
  // The clock is read before and after each of the three other probes and each answer.
  let readings = 0;
  const afterAnswers = [8, 10].slice(0, slowAnswers);
  const readClock = () => {
    readings += 1;
    const slow = afterAnswers.filter((reading) => reading <= readings).length;
    return new Date(now.getTime() + 1500 * slow);
  };
  expect(await check({ now: readClock })).toMatchObject({ ai });
});
