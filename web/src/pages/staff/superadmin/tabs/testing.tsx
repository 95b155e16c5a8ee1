import { TestBench } from '#web/features/self-tests/test-bench.tsx';

export function TestingTab() {
  return (
    <div className="space-y-8">
      <TestBench suite="gptsite" />
      <TestBench suite="system" />
    </div>
  );
}
