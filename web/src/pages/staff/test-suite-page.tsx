import { FunctionTests } from '#web/features/function-tests/function-tests.tsx';
import { SuiteRunner } from '#web/features/self-tests/suite-runner.tsx';
import { StaffLayout } from '#web/layouts/staff/staff-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** /test-suite: tries out the calls behind an assistant, and then the whole system. */
export function TestSuitePage({ brand }: PageProps) {
  usePageTitle('Function Tests');
  return (
    <StaffLayout brand={brand}>
      <h1 className="text-title">Function Tests</h1>
      <p className="mt-2 mb-8 text-ink-muted">
        Upload, URL, Form, Video and Chat, each with the call that customers make.
      </p>
      <FunctionTests />
      <div className="mt-12 space-y-8">
        <SuiteRunner suite="gptsite" />
        <SuiteRunner suite="system" />
      </div>
    </StaffLayout>
  );
}
