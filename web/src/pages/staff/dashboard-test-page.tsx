import { DashboardTest } from '#web/features/dashboard-test/dashboard-test.tsx';
import { LoadedDashboard } from '#web/features/dashboard-test/loaded-dashboard.tsx';
import { StatCards } from '#web/layouts/dashboard/overview/stat-cards.tsx';
import { StaffLayout } from '#web/layouts/staff/staff-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** /dashboard-test: the reply of the dashboard call for a conversion. */
export function DashboardTestPage({ brand }: PageProps) {
  usePageTitle('Dashboard API Test');
  return (
    <StaffLayout brand={brand}>
      <h1 className="text-title">Dashboard API Test</h1>
      <p className="mt-2 mb-8 max-w-prose text-ink-muted">
        Loads the dashboard of a conversion as its owner sees it, and refreshes it every 15 seconds.
      </p>
      <DashboardTest
        show={(dashboard) => (
          <>
            <StatCards stats={dashboard.stats} />
            <LoadedDashboard dashboard={dashboard} />
          </>
        )}
      />
    </StaffLayout>
  );
}
