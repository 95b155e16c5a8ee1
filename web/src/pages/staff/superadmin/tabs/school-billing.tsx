import { SchoolBillingPanel } from '#web/features/school-billing/school-billing-panel.tsx';
import { servesSchools } from '#web/features/school-billing/serves-schools.ts';
import { findShownBrand, type StaffTabProps } from '../tab-props.ts';

export function SchoolBillingTab(props: StaffTabProps) {
  const { dashboard, platform } = props;
  if (servesSchools(findShownBrand(props)))
    return <SchoolBillingPanel platform={platform} mayBill={dashboard.viewer.role === 'superadmin'} />;
  return (
    <p className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
      This domain has no schools: its customers pay by card, or by an order of their own.
    </p>
  );
}
