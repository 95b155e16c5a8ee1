import { NewestInvoices } from '#web/features/school-billing/newest-invoices.tsx';
import { servesSchools } from '#web/features/school-billing/serves-schools.ts';
import { Billing } from '#web/features/superadmin/billing.tsx';
import { SubAdmins } from '#web/features/superadmin/sub-admins.tsx';
import { findShownBrand, type StaffTabProps } from '../tab-props.ts';

export function BillingTab(props: StaffTabProps) {
  const { dashboard, platform } = props;
  const mayBill = dashboard.viewer.role === 'superadmin';
  return (
    <div className="space-y-8">
      <Billing money={dashboard.billingManager} />
      {servesSchools(findShownBrand(props)) && (
        <div>
          <h2 className="mb-3 text-xl">School Invoices</h2>
          <NewestInvoices platform={platform} mayBill={mayBill} />
        </div>
      )}
      {mayBill && <SubAdmins admins={dashboard.subAdminUsers} />}
    </div>
  );
}
