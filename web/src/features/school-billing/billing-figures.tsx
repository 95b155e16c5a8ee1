import { formatCents } from '#shared/domain/billing/money.ts';
import type { SchoolBillingFigures } from '#shared/domain/billing/school-invoice.ts';

/** Cards with key figures, and the fiscal year. */
export function BillingFigures({ figures }: { figures: SchoolBillingFigures }) {
  const { fiscalYear, annualRevenue, proratedRevenue, refundedRevenue, netRevenue } = figures;
  const less = refundedRevenue > 0 ? `invoiced less ${formatCents(refundedRevenue)} refunded` : 'invoiced';
  const cards = [
    ['Total School Revenue', formatCents(netRevenue), `${less}, fiscal year ${fiscalYear}`],
    ['Pending Invoices', figures.pendingCount.toLocaleString('en-US'), 'not yet due'],
    ['Overdue Amount', formatCents(figures.overdueAmount), `${figures.overdueCount} overdue`],
    ['Active Schools', figures.activeSchools.toLocaleString('en-US'), 'on a plan, invoiced this year'],
  ];
  const year = [
    ['Current Fiscal Year', `${fiscalYear}, July 1 to June 30`],
    ['Total Annual Revenue', formatCents(annualRevenue)],
    ['Prorated Revenue', formatCents(proratedRevenue)],
    ...(refundedRevenue > 0 ? [['Refunded to cards', formatCents(refundedRevenue)]] : []),
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {cards.map(([label, value, note]) => (
          <div key={label} className="min-w-0 bg-surface p-4">
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="mt-1 truncate font-bold font-display text-2xl">{value}</dd>
            <dd className="mt-1 text-ink-muted text-sm">{note}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="fiscal-year" className="rounded-lg border border-line bg-surface p-4">
        <h2 id="fiscal-year" className="text-lg">
          Fiscal Year
        </h2>
        <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
          {year.map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-muted text-sm">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
