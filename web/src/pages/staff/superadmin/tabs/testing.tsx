import { SuiteRunner } from '#web/features/self-tests/suite-runner.tsx';

export function TestingTab() {
  return (
    <div className="space-y-8">
      <SuiteRunner suite="gptsite" />
      <SuiteRunner suite="system" />
    </div>
  );
}
