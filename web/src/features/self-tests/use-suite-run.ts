import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SelfTestSuite } from '#shared/domain/self-test-names.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { useInterval } from '#web/lib/browser/use-interval.ts';
import { keepLatest, type TestResult } from '#web/ui/feedback/test-log.tsx';

/** Document 3 section 4, in percent and milliseconds. */
const progressStep = { percent: 10, milliseconds: 300, max: 90 };

/** A run of a suite: its progress, its outcome and the latest results. */
export function useSuiteRun(suite: SelfTestSuite) {
  const [percentage, setPercentage] = useState(0);
  const [results, setResults] = useState<TestResult[]>([]);
  const { mutateAsync, data, error, isPending, isIdle } = useMutation({
    mutationFn: ({ sendsMail }: { sendsMail: boolean }) =>
      staffApi.selfTests.runSuite.call({ suite, sendsMail }),
    onMutate: () => setPercentage(0),
    onSettled: () => setPercentage(100),
    onSuccess: ({ tests }) => {
      const added = tests.map((test) => ({ ...test, id: makeRandomId() }));
      setResults((kept) => keepLatest(kept, added));
    },
  });
  useInterval(
    () => setPercentage((current) => Math.min(current + progressStep.percent, progressStep.max)),
    progressStep.milliseconds,
    isPending,
  );
  return {
    ...{ percentage, results, error, isPending, isIdle },
    report: isPending ? undefined : data,
    /** Resolves when the run ends; failures are in `error`. */
    run: (sendsMail: boolean) =>
      mutateAsync({ sendsMail }).then(
        () => undefined,
        () => undefined,
      ),
  };
}
