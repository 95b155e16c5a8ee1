import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cents, formatCents } from '#shared/domain/billing/money.ts';
import type { ListedSchoolInvoice, SchoolInvoiceStatus } from '#shared/domain/billing/school-invoice.ts';
import { invoiceStatusNames } from '#shared/domain/figures/glossary.ts';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { DataCard } from '#web/ui/data/data-card.tsx';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { findRefundable, InvoiceActions, type InvoiceQuestion } from './invoice-actions.tsx';
import { MailQuestion } from './mail-question.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';

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

/** The dialog that refunds a card payment, which also stands at the customer. */
export type RenderRefund = (refund: {
  organisationId: string;
  organisation: string;
  payment: ListedSchoolInvoice['cardPayments'][number];
  onClose: () => void;
}) => ReactNode;

type InvoiceTableProps = {
  invoices: readonly ListedSchoolInvoice[];
  isSearch: boolean;
  mayBill: boolean;
  renderRefund: RenderRefund;
};

/** The invoices, each with its actions. */
export function InvoiceTable({ invoices, isSearch, mayBill, renderRefund }: InvoiceTableProps) {
  const isWide = useMedia('(min-width: 80rem)');
  const [asked, setAsked] = useState<{ id: string; about: InvoiceQuestion }>();
  if (invoices.length === 0) {
    return (
      <p className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
        {isSearch ? 'No invoice matches this search.' : 'No school has been invoiced yet.'}
      </p>
    );
  }
  const rowOf = (invoice: ListedSchoolInvoice): InvoiceProps => ({
    ...{ invoice, mayBill },
    onAsk: (about) => setAsked({ id: invoice.id, about }),
  });
  const invoice = invoices.find(({ id }) => id === asked?.id);
  const payment = invoice && findRefundable(invoice);
  const close = () => setAsked(undefined);
  return (
    <>
      {isWide ? (
        <DataTable label="School invoices" columns={columns} minimumWidth="min-w-3xl">
          {invoices.map((one) => (
            <InvoiceRow key={one.id} {...rowOf(one)} />
          ))}
        </DataTable>
      ) : (
        <ul aria-label="School invoices" className="space-y-3">
          {invoices.map((one) => (
            <InvoiceCard key={one.id} {...rowOf(one)} />
          ))}
        </ul>
      )}
      {invoice && asked?.about === 'mail' && <MailQuestion invoice={invoice} onClose={close} />}
      {invoice && asked?.about === 'payment' && <PaymentDialog invoice={invoice} onClose={close} />}
      {invoice && asked?.about === 'undo' && <UndoDialog invoice={invoice} onClose={close} />}
      {invoice &&
        payment &&
        asked?.about === 'refund' &&
        renderRefund({
          ...{ organisationId: invoice.payerId, organisation: invoice.schoolName, payment, onClose: close },
        })}
    </>
  );
}

type InvoiceProps = ComponentProps<typeof InvoiceActions>;

function InvoiceRow(row: InvoiceProps) {
  const { invoice } = row;
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className={`${dataCell} max-w-64 font-semibold`}>
        <span dir="auto" className="block truncate text-start" title={invoice.schoolName}>
          {invoice.schoolName}
        </span>
        <span className="block font-normal text-ink-muted text-xs">{nameInvoice(invoice)}</span>
      </th>
      <td className={dataCell}>{invoice.plan}</td>
      <td className={`${dataCell} whitespace-nowrap`}>{invoice.fiscalYear}</td>
      <td className={dataCell}>{formatCents(invoice.annualAmount)}</td>
      <td className={dataCell}>{formatCents(invoice.proratedAmount)}</td>
      <td className={`${dataCell} whitespace-nowrap`}>{formatDueDate(invoice)}</td>
      <td className={dataCell}>
        <InvoiceBadge status={invoice.status} />
        <span className="block text-ink-muted text-xs empty:hidden">{describePaid(invoice)}</span>
      </td>
      <td className={`${dataCell} min-w-60`}>
        <InvoiceActions {...row} />
      </td>
    </tr>
  );
}

/** The same on a small screen. */
function InvoiceCard(row: InvoiceProps) {
  const { invoice } = row;
  const facts = [
    ['Plan', invoice.plan],
    ['Fiscal Year', invoice.fiscalYear],
    ['Annual Amount', formatCents(invoice.annualAmount)],
    ['Prorated Amount', formatCents(invoice.proratedAmount)],
    ['Due Date', formatDueDate(invoice)],
    ...(describePaid(invoice) ? [['Payment', describePaid(invoice)] as const] : []),
  ] as const;
  return (
    <DataCard
      title={<bdi>{invoice.schoolName}</bdi>}
      subtitle={nameInvoice(invoice)}
      badge={<InvoiceBadge status={invoice.status} />}
      facts={facts}
    >
      <div className="mt-3">
        <InvoiceActions {...row} />
      </div>
    </DataCard>
  );
}

function InvoiceBadge({ status }: { status: SchoolInvoiceStatus }) {
  return (
    <span className={clsx('inline-block rounded-full px-2.5 py-0.5 font-semibold text-xs', badgeOf[status])}>
      {invoiceStatusNames[status]}
    </span>
  );
}

const nameInvoice = ({ kind, number }: ListedSchoolInvoice): string => `${nameOf[kind]} ${number}`.trim();

function describePaid({ paidOn, refundedAmount, dueAmount, proratedAmount }: ListedSchoolInvoice): string {
  return [
    dueAmount < 0 && `${formatCents(cents(-dueAmount))} to pay back`,
    dueAmount > 0 && dueAmount !== proratedAmount && `${formatCents(dueAmount)} due`,
    paidOn && `paid on ${formatDay(paidOn, { dateStyle: 'medium' })}`,
    refundedAmount > 0 && `${formatCents(refundedAmount)} refunded`,
  ]
    .filter(Boolean)
    .join(', ');
}

function formatDueDate({ kind, dueDate }: ListedSchoolInvoice): string {
  if (kind === 'credit') return 'none';
  return formatDay(dueDate, { dateStyle: 'medium' });
}
