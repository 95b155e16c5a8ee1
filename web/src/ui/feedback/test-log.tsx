import { TestStatus } from './test-status.tsx';

export type TestResult = {
  id: string;
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  message: string;
  durationMs: number;
};

/** Document 3 section 9. */
const keptResults = 10;

/** Adds results to the front and keeps the latest. */
export function keepLatest(kept: readonly TestResult[], added: readonly TestResult[]): TestResult[] {
  return [...added, ...kept].slice(0, keptResults);
}

type TestLogProps = { tests: string; level: 2 | 3; results: readonly TestResult[] };

/** The latest results of the tests named in `tests`. */
export function TestLog({ tests, level, results }: TestLogProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-label={`Latest results of ${tests}`}>
      <Heading className="text-lg">Latest results</Heading>
      {results.length === 0 && <p className="mt-2 text-ink-muted">Nothing has been tested yet.</p>}
      <ul className="mt-3 divide-y divide-line">
        {results.map((result) => (
          <li key={result.id} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{result.name}</span>
              <span className="flex items-baseline gap-3">
                <span className="text-ink-muted text-sm tabular-nums">{result.durationMs} ms</span>
                <TestStatus state={result.status} />
              </span>
            </p>
            <p className="mt-0.5 break-words text-ink-muted text-sm">{result.message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
