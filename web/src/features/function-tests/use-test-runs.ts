import { useState } from 'react';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { UploadError } from '#web/lib/api/upload-document.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { keepLatest, type TestResult } from '#web/ui/feedback/test-log.tsx';
import type { TestState } from '#web/ui/feedback/test-status.tsx';

export const functionTests = ['Upload', 'URL', 'Form', 'Video', 'Chat integration', 'Clean up'] as const;
type FunctionTest = (typeof functionTests)[number];

/** Runs a test: the action returns what it observed, or throws. */
export type RunTest = (name: FunctionTest, action: () => Promise<string>) => Promise<void>;

/** The state of each test, and the latest results. */
export function useTestRuns() {
  const [states, setStates] = useState<Partial<Record<FunctionTest, TestState>>>({});
  const [results, setResults] = useState<TestResult[]>([]);
  const run: RunTest = async (name, action) => {
    setStates((current) => ({ ...current, [name]: 'running' }));
    const startedAt = performance.now();
    const { status, message } = await settle(action);
    const durationMs = Math.round(performance.now() - startedAt);
    setStates((current) => ({ ...current, [name]: status }));
    setResults((kept) => keepLatest(kept, [{ id: makeRandomId(), name, status, message, durationMs }]));
  };
  const stateOf = (name: FunctionTest): TestState => states[name] ?? 'pending';
  return { run, results, stateOf };
}

async function settle(action: () => Promise<string>): Promise<Pick<TestResult, 'status' | 'message'>> {
  try {
    return { status: 'passed', message: await action() };
  } catch (error) {
    if (error instanceof UploadError) return { status: 'failed', message: error.message };
    return { status: 'failed', message: error instanceof Error ? describeFailure(error) : String(error) };
  }
}
