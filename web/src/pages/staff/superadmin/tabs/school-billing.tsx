import { InvoiceTable } from '#web/features/superadmin/invoice-table.tsx';
import type { StaffTabProps } from '../tab-props.ts';

export function SchoolBillingTab({ dashboard }: StaffTabProps) {
  return <InvoiceTable invoices={dashboard.schoolInvoices} />;
}
