import { useQuery } from '@tanstack/react-query';
import type { CustomerInvoice } from '#shared/contract/billing/billing.ts';
import { cents, formatCents } from '#shared/domain/billing/money.ts';
import { invoiceStatusNames } from '#shared/domain/figures/glossary.ts';
import { api } from '#web/lib/api/api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

const linkStyle = 'font-semibold underline underline-offset-4';

/** Why an invoice's amount is not its total, and what of it is open. */
function describeRest({ totalCents, dueCents, leftCents, status }: CustomerInvoice): string {
  const parts = [
    totalCents < 0 && dueCents === 0 && `${formatCents(cents(-totalCents))} kept as credit`,
    totalCents >= 0 && totalCents !== dueCents && `${formatCents(totalCents)} less credit`,
    leftCents < 0 && `${formatCents(cents(-leftCents))} is paid back to you`,
    status === 'open' && leftCents > 0 && leftCents !== dueCents && `${formatCents(leftCents)} left to pay`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Invoices of the subscription, with links to the payment provider's pages. */
export function InvoiceList() {
  const { data, error } = useQuery({ ...api.billing.listInvoices.query({}), staleTime: 0 });
  return (
    <section aria-labelledby="invoices-title">
      <h2 id="invoices-title" className="mb-3 text-xl">
        Invoices
      </h2>
      <FailureLine error={error} />
      {data?.invoices.length === 0 && <p className="text-ink-muted">No invoices yet.</p>}
      {data && data.invoices.length > 0 && (
        <DataTable
          label="List of invoices"
          columns={['Number', 'Date', 'For', 'Amount', 'Status', 'Open']}
          minimumWidth="min-w-xl"
          stacks
        >
          {data.invoices.map((invoice) => {
            const { invoiceId, number, createdAt, description, dueCents, leftCents, status, url, pdfUrl } =
              invoice;
            const rest = describeRest(invoice);
            return (
              <tr key={invoiceId}>
                <td className={dataCell}>{number}</td>
                <td className={dataCell}>{formatDay(createdAt)}</td>
                <td className={dataCell}>{description}</td>
                <td className={dataCell}>
                  {formatCents(dueCents)}
                  {rest && <span className="block text-ink-muted text-sm">{rest}</span>}
                </td>
                <td className={dataCell}>{invoiceStatusNames[status]}</td>
                <td className={dataCell}>
                  {url && (
                    <a href={url} target="_blank" rel="noopener" className={linkStyle}>
                      {status === 'open' && leftCents > 0 ? 'Pay' : 'View'}
                      <span className="sr-only"> {number}</span>
                    </a>
                  )}{' '}
                  {pdfUrl && (
                    <a href={pdfUrl} className={linkStyle}>
                      PDF<span className="sr-only"> of {number}</span>
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </DataTable>
      )}
    </section>
  );
}
