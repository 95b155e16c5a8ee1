import type { SelfTestReport } from '#shared/contract/staff/self-tests.ts';

/** Maps a report to the fields of document 2 section 7. */
export function describeResults({ tests }: SelfTestReport) {
  return { results: tests.map(({ durationMs, ...test }) => ({ ...test, duration: durationMs })) };
}

/** The result of a single-test report; a test that couldn't be listed has failed. */
export function describeResult({ tests: [outcome] }: { tests: readonly SelfTestReport['tests'][number][] }) {
  const { status, message, durationMs } = outcome ?? {
    ...{ status: 'failed', message: 'The test could not be run.', durationMs: 0 },
  };
  return { success: status === 'passed', message, duration: durationMs };
}
