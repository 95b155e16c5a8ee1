import { useSearchParams } from 'react-router-dom';
import { SchoolBillingPanel } from '#web/features/school-billing/school-billing-panel.tsx';
import { servesSchools } from '#web/features/school-billing/serves-schools.ts';
import { renderRefund } from '../render-refund.tsx';
import { findShownBrand, type StaffTabProps } from '../tab-props.ts';

export function SchoolBillingTab(props: StaffTabProps) {
  const { dashboard, platform } = props;
  const [search, setSearch] = useSearchParams();
  if (servesSchools(findShownBrand(props))) {
    const id = search.get('order');
    return (
      <SchoolBillingPanel
        renderRefund={renderRefund}
        key={id}
        platform={platform}
        mayBill={dashboard.viewer.role === 'superadmin'}
        ordering={id ? { id, organisation: search.get('school') ?? '' } : undefined}
        onOrdered={() => setSearch({ tab: 'school-billing' }, { replace: true })}
      />
    );
  }
  return (
    <p className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
      This domain has no schools: its customers pay by card, or by an order of their own.
    </p>
  );
}
