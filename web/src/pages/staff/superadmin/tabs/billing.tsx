import { Billing } from '#web/features/superadmin/billing.tsx';
import { InvoiceTable } from '#web/features/superadmin/invoice-table.tsx';
import { SubAdmins } from '#web/features/superadmin/sub-admins.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function BillingTab({ dashboard }: StaffTabProps) {
  return (
    <div className="space-y-8">
      <Billing money={dashboard.billingManager} />
      <section aria-labelledby="school-invoices">
        <h2 id="school-invoices" className="mb-3 text-xl">
          School Invoices
        </h2>
        <InvoiceTable invoices={dashboard.schoolInvoices} />
      </section>
      {dashboard.viewer.role === 'superadmin' && <SubAdmins admins={dashboard.subAdminUsers} />}
    </div>
  );
}
