import { clsx } from 'clsx';
import { formatCents } from '#shared/domain/money.ts';
import type { ListedSchoolInvoice, SchoolInvoiceStatus } from '#shared/domain/school-invoice.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { InvoiceActions } from './invoice-actions.tsx';

const columns = [
  ...['School Name', 'Plan', 'Fiscal Year', 'Annual Amount', 'Prorated Amount'],
  ...['Due Date', 'Status', 'Actions'],
];

const badgeOf: Record<SchoolInvoiceStatus, string> = {
  paid: 'bg-success-tint text-success-ink',
  pending: 'bg-warning-tint text-warning-ink',
  overdue: 'bg-danger-tint text-danger-ink',
  void: 'bg-brand-tint text-brand-ink',
};
const nameOf = { annual: '', debit: 'Debit note', credit: 'Credit note' } as const;

type InvoiceTableProps = {
  invoices: readonly ListedSchoolInvoice[];
  isSearch: boolean;
  mayBill: boolean;
};

/** The invoices, with what staff can do with each. */
export function InvoiceTable({ invoices, isSearch, mayBill }: InvoiceTableProps) {
  if (invoices.length === 0) {
    return (
      <p className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
        {isSearch ? 'No invoice fits this search.' : 'No school has been invoiced yet.'}
      </p>
    );
  }
  return (
    <DataTable label="School invoices" columns={columns} minimumWidth="min-w-3xl">
      {invoices.map((invoice) => (
        <tr key={invoice.id} className="border-line border-b last:border-b-0">
          <th scope="row" className={`${dataCell} max-w-64 break-words font-semibold`}>
            {invoice.schoolName}
            <span className="block font-normal text-ink-muted text-xs">
              {nameOf[invoice.kind]} {invoice.number}
            </span>
          </th>
          <td className={dataCell}>{invoice.plan}</td>
          <td className={`${dataCell} whitespace-nowrap`}>{invoice.fiscalYear}</td>
          <td className={`${dataCell} tabular-nums`}>{formatCents(invoice.annualAmount)}</td>
          <td className={`${dataCell} tabular-nums`}>{formatCents(invoice.proratedAmount)}</td>
          <td className={`${dataCell} whitespace-nowrap`}>
            {formatDay(invoice.dueDate, { dateStyle: 'medium' })}
          </td>
          <td className={dataCell}>
            <span
              className={clsx(
                'inline-block rounded-full px-2.5 py-0.5 font-semibold text-xs',
                badgeOf[invoice.status],
              )}
            >
              {invoice.status}
            </span>
          </td>
          <td className={dataCell}>
            <InvoiceActions invoice={invoice} mayBill={mayBill} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
