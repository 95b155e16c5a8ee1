import { SuiteRunner } from '#web/features/self-tests/suite-runner.tsx';
import { SystemMonitor } from '#web/features/system-monitor/system-monitor.tsx';
import { MemberLayout } from '#web/layouts/site/member-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** Document 3 section 2: for staff. What is on it comes from calls that the server checks. */
export function MonitorPage({ brand, links }: PageProps) {
  usePageTitle('System Monitor');
  return (
    <MemberLayout brand={brand} links={links} audience="staff">
      <SystemMonitor
        testing={{ gptsite: <SuiteRunner suite="gptsite" />, system: <SuiteRunner suite="system" /> }}
      />
    </MemberLayout>
  );
}
