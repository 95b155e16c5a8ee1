import type { ListedSchoolInvoice } from '#shared/domain/school-invoice.ts';
import { formatCents } from '#web/lib/format/format-cents.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { StatusBadge } from './status-badge.tsx';

const columns = ['School', 'Plan', 'Fiscal Year', 'Annual', 'Prorated', 'Due Date', 'Status'];

/** The newest invoices of schools. */
export function InvoiceTable({ invoices }: { invoices: readonly ListedSchoolInvoice[] }) {
  if (invoices.length === 0) {
    return (
      <p className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
        No school has been invoiced yet.
      </p>
    );
  }
  return (
    <DataTable label="School invoices" columns={columns} minimumWidth="min-w-3xl">
      {invoices.map((invoice) => (
        <tr key={invoice.id} className="border-line border-b last:border-b-0">
          <th scope="row" className={`${dataCell} max-w-64 truncate font-semibold`}>
            {invoice.schoolName}
          </th>
          <td className={dataCell}>{invoice.plan}</td>
          <td className={dataCell}>{invoice.fiscalYear}</td>
          <td className={`${dataCell} tabular-nums`}>{formatCents(invoice.annualAmount)}</td>
          <td className={`${dataCell} tabular-nums`}>{formatCents(invoice.proratedAmount)}</td>
          <td className={dataCell}>{formatDay(invoice.dueDate, { dateStyle: 'medium' })}</td>
          <td className={dataCell}>
            <StatusBadge status={invoice.status} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
