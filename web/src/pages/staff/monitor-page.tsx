import { useQuery } from '@tanstack/react-query';
import { SuitePanel } from '#web/features/self-tests/suite-runner.tsx';
import { useSuiteRun } from '#web/features/self-tests/use-suite-run.ts';
import { viewerQuery } from '#web/features/superadmin/staff-queries.ts';
import { Failures } from '#web/features/system-monitor/failures.tsx';
import { SystemMonitor } from '#web/features/system-monitor/system-monitor.tsx';
import { StaffLayout } from '#web/layouts/staff/staff-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** Document 3 section 2, for superadmins; admins of a domain see what failed there. The server checks every call. */
export function MonitorPage({ brand }: PageProps) {
  usePageTitle('System Monitor');
  const [system, gptsite] = [useSuiteRun('system'), useSuiteRun('gptsite')];
  // One after the other, so that neither slows down the other.
  const runTests = async () => {
    await system.run(false);
    await gptsite.run(false);
  };
  const { data: viewer } = useQuery(viewerQuery);
  if (viewer?.role === 'domain-admin')
    return (
      <StaffLayout brand={brand}>
        <h1 className="text-title">System Monitor</h1>
        <Failures isAutomatic />
      </StaffLayout>
    );
  return (
    <StaffLayout brand={brand}>
      <SystemMonitor
        testing={{
          gptsite: <SuitePanel suite="gptsite" suiteRun={gptsite} />,
          system: <SuitePanel suite="system" suiteRun={system} />,
        }}
        isTesting={system.isPending || gptsite.isPending}
        onRunTests={() => void runTests()}
      />
    </StaffLayout>
  );
}
