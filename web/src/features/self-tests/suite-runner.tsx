import { useState } from 'react';
import type { SelfTestReport } from '#shared/contract/staff/self-tests.ts';
import { mailTestName, type SelfTestSuite, selfTestNames } from '#shared/domain/self-test-names.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { TestLog } from '#web/ui/feedback/test-log.tsx';
import { type TestState, TestStatus } from '#web/ui/feedback/test-status.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { suiteTexts } from './suite-texts.ts';
import { useSuiteRun } from './use-suite-run.ts';

/** Runs a suite of self-tests and shows each step: document 3 section 2. */
export function SuiteRunner({ suite }: { suite: SelfTestSuite }) {
  return <SuitePanel suite={suite} suiteRun={useSuiteRun(suite)} />;
}

type SuitePanelProps = { suite: SelfTestSuite; suiteRun: ReturnType<typeof useSuiteRun> };

/** The same for a run that can also be started elsewhere. */
export function SuitePanel({ suite, suiteRun }: SuitePanelProps) {
  const { percentage, results, error, isPending, isIdle, report, run } = suiteRun;
  const [sendsMail, setSendsMail] = useState(false);
  const { title, lead } = suiteTexts[suite];
  const names = [...selfTestNames[suite], ...(suite === 'system' && sendsMail ? [mailTestName] : [])];
  return (
    <Panel id={`${suite}-suite`} title={title}>
      <p className="max-w-prose text-ink-muted">{lead}</p>
      {suite === 'system' && (
        <div className="mt-5 flex items-center gap-3">
          <Switch id="suite-mail" isOn={sendsMail} onChange={setSendsMail} />
          <label htmlFor="suite-mail">Also send me an email</label>
        </div>
      )}
      <Button className="mt-5" disabled={isPending} onClick={() => void run(sendsMail)}>
        {isPending ? 'Running tests…' : 'Run Tests'}
      </Button>
      {!isIdle && (
        <div className="mt-5">
          <ProgressBar label={`Progress of ${title}`} percentage={percentage} />
        </div>
      )}
      <div role="status" className="mt-3 min-h-6 font-semibold">
        {report && `${report.summary.passed} passed, ${report.summary.failed} failed`}
      </div>
      <Failure error={error} title="Test Suite Failed" className="mt-2" />
      <ol className="mt-4 mb-8 grid gap-x-8 sm:grid-cols-2" aria-label={`Steps of ${title}`}>
        {names.map((name) => (
          <li key={name} className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
            {name}
            <TestStatus state={isPending ? 'running' : findState(name, report, error)} />
          </li>
        ))}
      </ol>
      <TestLog tests={title} level={3} results={results} />
    </Panel>
  );
}

function findState(name: string, report: SelfTestReport | undefined, error: Error | null): TestState {
  if (error) return 'failed';
  const found = report?.tests.find((test) => test.name === name);
  if (!found) return 'pending';
  return found.status === 'passed' ? 'completed' : found.status;
}
