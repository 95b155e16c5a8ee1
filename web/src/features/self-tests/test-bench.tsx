import { listTestNames, type SelfTestSuite, selfTestNames } from '#shared/domain/self-test-names.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { TestStatus } from '#web/ui/feedback/test-status.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { suiteTexts } from './suite-texts.ts';
import { type BenchTest, useTestBench } from './use-test-bench.ts';

/** Document 2 section 2.6: a suite whose tests run one by one or all together. */
export function TestBench({ suite }: { suite: SelfTestSuite }) {
  const { title, lead } = suiteTexts[suite];
  const { tests, isBusy, runOne, runAll } = useTestBench(suite, listTestNames(suite));
  const ofSuite = tests.filter(({ name }) => selfTestNames[suite].some((one) => one === name));
  const over = ofSuite.filter(({ status }) => status === 'passed' || status === 'failed');
  const passed = over.filter(({ status }) => status === 'passed').length;
  return (
    <Panel id={`${suite}-bench`} title={title}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-prose text-ink-muted">{lead}</p>
        <Button disabled={isBusy} onClick={() => void runAll()} label={isBusy ? 'Running…' : 'Run Suite'} />
      </div>
      {over.length > 0 && (
        <div className="mt-5">
          <ProgressBar
            label={`Progress of ${title}`}
            percentage={Math.round((over.length / ofSuite.length) * 100)}
          />
        </div>
      )}
      <p role="status" className="mt-3 min-h-6 font-semibold">
        {over.length > 0 && `${passed}/${ofSuite.length} tests passed`}
      </p>
      <ul aria-label={`Tests of ${title}`} className="mt-2 divide-y divide-line">
        {tests.map((test) => (
          <TestItem key={test.name} test={test} isBusy={isBusy} onRun={() => void runOne(test.name)} />
        ))}
      </ul>
    </Panel>
  );
}

function TestItem({ test, isBusy, onRun }: { test: BenchTest; isBusy: boolean; onRun: () => void }) {
  const { name, status, message, duration, timestamp } = test;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{name}</p>
        {message && <p className="break-words text-ink-muted text-sm">{message}</p>}
      </div>
      <p className="flex items-center gap-3 text-sm">
        {timestamp && (
          <span className="text-ink-muted">
            {duration !== undefined && `${duration} ms, `}
            {timestamp.toLocaleTimeString('en-US')}
          </span>
        )}
        <TestStatus state={status} />
      </p>
      <Button variant="secondary" size="small" aria-label={`Run ${name}`} disabled={isBusy} onClick={onRun}>
        Run
      </Button>
    </li>
  );
}
