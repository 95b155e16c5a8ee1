import { expect, test } from 'vitest';
import { expectThat, runSelfTests, type SelfTest } from './run-self-tests.ts';

const bounds = { now: () => performance.now(), testMs: 20, totalMs: 1000 };
const passing: SelfTest = { name: 'passing', run: async () => 'seen' };
const failing: SelfTest = { name: 'failing', run: async () => expectThat(false, 'wrong') ?? '' };
const hanging: SelfTest = { name: 'hanging', run: () => new Promise(() => undefined) };

test('a failing or hanging test is reported, and the others still run', async () => {
  const { tests, summary } = await runSelfTests([failing, hanging, passing], bounds);
  expect(tests.map(({ name, status, message }) => ({ name, status, message }))).toEqual([
    { name: 'failing', status: 'failed', message: 'wrong' },
    { name: 'hanging', status: 'failed', message: 'There was no answer within 20 ms.' },
    { name: 'passing', status: 'passed', message: 'seen' },
  ]);
  expect(summary).toEqual({ passed: 1, failed: 2 });
});

test('all tests together end in time', async () => {
  let clock = 0;
  const now = () => (clock += 10);
  const { tests } = await runSelfTests([hanging, passing], { now, testMs: 50, totalMs: 25 });
  expect(tests[1]).toMatchObject({
    status: 'failed',
    message: 'The earlier tests left no time for this one.',
  });
});
