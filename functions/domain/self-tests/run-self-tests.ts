import type { SelfTestReport } from '#shared/contract/staff/self-tests.ts';

/** A single test. */
export type SelfTest = {
  name: string;
  /** Returns what it observed; throws what is wrong, or `NothingToTry`. */
  run(): Promise<string>;
};

/** Thrown by a test with nothing to check: it has neither passed nor failed. */
export class NothingToTry extends Error {
  override readonly name = 'NothingToTry';
}

type Bounds = {
  /** Milliseconds since any fixed instant. */
  now(): number;
  /** Time limits of one test and of all tests. */
  testMs: number;
  totalMs: number;
};

type Outcome = SelfTestReport['tests'][number];

/**
 * Runs the tests in sequence, so that they don't slow each other down. A failing or hanging test is reported,
 * and the others still run. Never throws.
 */
export async function runSelfTests(
  tests: readonly SelfTest[],
  { now, testMs, totalMs }: Bounds,
): Promise<SelfTestReport> {
  const startedAt = now();
  const outcomes: Outcome[] = [];
  for (const test of tests) {
    const testStartedAt = now();
    const leftMs = startedAt + totalMs - testStartedAt;
    const result = await settle(test, Math.min(testMs, leftMs));
    outcomes.push({ name: test.name, ...result, durationMs: Math.round(now() - testStartedAt) });
  }
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  return { tests: outcomes, summary: { passed: count('passed'), failed: count('failed') } };
}

async function settle(test: SelfTest, limitMs: number): Promise<Pick<Outcome, 'status' | 'message'>> {
  if (limitMs <= 0) return { status: 'failed', message: 'The earlier tests left no time for this one.' };
  const limit = new AbortController();
  try {
    const timer = setTimeout(() => limit.abort(), limitMs);
    const message = await Promise.race([test.run(), rejectWhenAborted(limit.signal, limitMs)]).finally(() =>
      clearTimeout(timer),
    );
    return { status: 'passed', message };
  } catch (error) {
    const status = error instanceof NothingToTry ? 'skipped' : 'failed';
    return { status, message: describeComplaint(error) };
  }
}

/** The error message for the report. */
export function describeComplaint(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

function rejectWhenAborted(signal: AbortSignal, limitMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    const explain = () => reject(new Error(`There was no answer within ${Math.round(limitMs)} ms.`));
    signal.addEventListener('abort', explain, { once: true });
  });
}

/** Fails a test whose observation was wrong. */
export function expectThat(condition: boolean, complaint: string): asserts condition {
  if (!condition) throw new Error(complaint);
}
