import { type Cents, formatCents } from '#shared/domain/billing/money.ts';
import { formatPercent } from '#shared/domain/figures/shares.ts';
import type { StaffDashboard } from '#shared/domain/staff/staff-dashboard.ts';
import { DataTable, dataCell, numberCell } from '#web/ui/data/data-table.tsx';
import { FigureCards } from '#web/ui/data/figure-cards.tsx';

const columns = ['Domain', 'Revenue', 'Tax', 'Growth'];
/** Document 2 section 2.9: revenue and losses. */
export function Billing({ money }: { money: StaffDashboard['billingManager'] }) {
  return (
    <div className="space-y-6">
      <FigureCards
        figures={[
          {
            label: 'Total Revenue',
            value: formatCents(money.totalRevenue),
            note: `payments less refunds${sayTax(money.totalTax)}`,
          },
          {
            label: 'Monthly Revenue',
            value: formatCents(money.monthlyRevenue),
            note: `this month so far${sayTax(money.monthlyTax)}`,
          },
          {
            label: 'Cancellations',
            value: money.totalCancellations.toLocaleString('en-US'),
            note: 'this month',
          },
          { label: 'Revenue Lost', value: formatCents(money.revenueLost), note: 'a month of what they paid' },
        ]}
      />
      <section>
        <h2 className="mb-3 text-xl">Revenue by Domain</h2>
        <DataTable label="Revenue by Domain" columns={columns} minimumWidth="min-w-xl" stacks numbersFrom={1}>
          {money.revenueByDomain.map(({ brandId, domain, revenue, tax, growth }) => (
            <tr key={brandId} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${dataCell} font-semibold`}>
                {domain}
              </th>
              <td className={numberCell}>{formatCents(revenue)}</td>
              <td className={numberCell}>{formatCents(tax)}</td>
              <td className={numberCell}>
                {growth !== null && growth > 0 && '+'}
                {formatPercent(growth)}
              </td>
            </tr>
          ))}
        </DataTable>
        <p className="mt-3 text-ink-muted text-sm">Growth is against the same days of last month.</p>
      </section>
    </div>
  );
}

const sayTax = (tax: Cents) => (tax === 0 ? '' : `, and ${formatCents(tax)} tax`);
