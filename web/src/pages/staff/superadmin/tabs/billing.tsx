import { useSearchParams } from 'react-router-dom';
import { NewestInvoices } from '#web/features/school-billing/newest-invoices.tsx';
import { servesSchools } from '#web/features/school-billing/serves-schools.ts';
import { Billing } from '#web/features/superadmin/billing.tsx';
import { SubAdmins } from '#web/features/superadmin/sub-admins.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { renderRefund } from '../render-refund.tsx';
import { findShownBrand, type StaffTabProps } from '../tab-props.ts';

export function BillingTab(props: StaffTabProps) {
  const { dashboard, platform } = props;
  const mayBill = dashboard.viewer.role === 'superadmin';
  const [search] = useSearchParams();
  if (mayBill && search.get('show') === 'admins') {
    return (
      <div className="space-y-8">
        <SiteLink to="/superadmin?tab=billing" className="font-semibold underline underline-offset-4">
          Back to billing
        </SiteLink>
        <SubAdmins admins={dashboard.subAdminUsers} />
      </div>
    );
  }
  return (
    <div className="space-y-8">
      <Billing money={dashboard.billingManager} />
      {servesSchools(findShownBrand(props)) && (
        <div>
          <h2 className="mb-3 text-xl">School Invoices</h2>
          <NewestInvoices platform={platform} mayBill={mayBill} renderRefund={renderRefund} />
        </div>
      )}
      {mayBill && <SubAdmins admins={dashboard.subAdminUsers} />}
    </div>
  );
}
