import { StaffActionTable } from '#web/features/staff-actions/staff-action-table.tsx';
import { TenantTable } from '#web/features/tenants/tenant-table.tsx';
import { MemberLayout } from '#web/layouts/site/member-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** Document 2 section 2.9: who the customers are, and what staff did for them. */
export function SuperadminPage({ brand, links }: PageProps) {
  usePageTitle('SuperAdmin Dashboard');
  return (
    <MemberLayout brand={brand} links={links} audience="staff">
      <h1 className="text-title">SuperAdmin Dashboard</h1>
      <p className="mt-2 mb-8 text-ink-muted">Real-time management across all 6 platforms</p>
      <TenantTable />
      <StaffActionTable />
    </MemberLayout>
  );
}
