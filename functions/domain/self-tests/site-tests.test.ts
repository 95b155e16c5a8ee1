import { expect, test } from 'vitest';
import { newestTestName, sampleTestNames, selfTestNames } from '#shared/domain/self-test-names.ts';
import { runSelfTests } from './run-self-tests.ts';
import { listSiteTests } from './site-tests.ts';

const bounds = { now: () => performance.now(), testMs: 1000, totalMs: 5000 };
const [first, second, third] = sampleTestNames;

test('failures of the reader and an unreachable reader are reported, and the other tests run', async () => {
  const tests = listSiteTests({
    now: () => new Date(0),
    async trySampleSite(name) {
      if (name === first) throw new Error('Rate exceeded');
      return { passed: name !== second, message: `Of ${name}` };
    },
    findNewestAssistant: async () => undefined,
    questionAssistant: async () => 'asked',
  });
  const report = await runSelfTests(tests, bounds);
  expect(report.tests.map(({ name }) => name)).toEqual(selfTestNames.gptsite);
  const found = new Map(report.tests.map(({ name, status, message }) => [name, { status, message }]));
  expect(found.get(first)).toEqual({ status: 'failed', message: 'Rate exceeded' });
  expect(found.get(second)).toEqual({ status: 'failed', message: `Of ${second}` });
  expect(found.get(third)).toEqual({ status: 'passed', message: `Of ${third}` });
  // Without an assistant it is skipped, not passed.
  expect(found.get(newestTestName)?.status).toBe('skipped');
  expect(report.summary).toEqual({ passed: sampleTestNames.length - 2, failed: 2 });
});
