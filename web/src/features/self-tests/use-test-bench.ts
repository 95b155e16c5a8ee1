import { useEffect, useRef, useState } from 'react';
import { type SelfTestSuite, selfTestNames } from '#shared/domain/self-test-names.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { suiteTexts } from './suite-texts.ts';

/** A test of document 2 section 3; the last four fields are set once it has run. */
export type BenchTest = {
  name: string;
  status: 'idle' | 'running' | 'passed' | 'failed';
  message?: string;
  /** Milliseconds. */
  duration?: number;
  timestamp?: Date;
};
type Outcome = Omit<BenchTest, 'name'>;

const idle: Outcome = { status: 'idle' };
const running: Outcome = { status: 'running' };

/** Runs the tests of a suite, one by one or all in order. */
export function useTestBench(suite: SelfTestSuite, names: readonly string[]) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const note = (name: string, outcome: Outcome) => setOutcomes((known) => new Map(known).set(name, outcome));
  const attempt = async (testName: string): Promise<Outcome> => {
    note(testName, running);
    const outcome = await runTest(suite, testName);
    note(testName, outcome);
    return outcome;
  };
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return {
    isBusy,
    tests: names.map((name): BenchTest => ({ name, ...(outcomes.get(name) ?? idle) })),
    runOne: (name: string) =>
      whileBusy(async () => {
        const { status, message = '' } = await attempt(name);
        const hasPassed = status === 'passed';
        toastStore.show({
          title: hasPassed ? 'Test Passed' : 'Test Failed',
          description: `${name}: ${message}`,
          variant: hasPassed ? 'default' : 'destructive',
        });
      }),
    runAll: () =>
      whileBusy(async () => {
        const all = selfTestNames[suite];
        for (const name of all) note(name, idle);
        let passed = 0;
        for (const name of all) {
          // Stop when the page is left.
          if (isUnmounted.current) return;
          if ((await attempt(name)).status === 'passed') passed++;
        }
        toastStore.show({
          title: suiteTexts[suite].title,
          description: `${passed}/${all.length} tests passed`,
          variant: passed === all.length ? 'default' : 'destructive',
        });
      }),
  };
}

async function runTest(suiteId: SelfTestSuite, testName: string): Promise<Outcome> {
  try {
    const { success, message, duration } = await staffApi.selfTests.runTest.call({ suiteId, testName });
    const text = message || (success ? '' : 'Test failed');
    return { status: success ? 'passed' : 'failed', message: text, duration, timestamp: new Date() };
  } catch (error) {
    const message = error instanceof Error ? describeFailure(error) : 'Test failed';
    return { status: 'failed', message, timestamp: new Date() };
  }
}
