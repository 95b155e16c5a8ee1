import { cents, formatCents } from '#shared/domain/billing/money.ts';
import { figureNames, saySentiment } from '#shared/domain/figures/glossary.ts';
import { scoreRatings, sumRatings } from '#shared/domain/figures/ratings.ts';
import { sayRevenue } from '#shared/domain/figures/say-revenue.ts';
import { formatPercent } from '#shared/domain/figures/shares.ts';
import type { StaffDashboard } from '#shared/domain/staff/staff-dashboard.ts';
import { DataTable, dataCell, numberCell } from '#web/ui/data/data-table.tsx';
import { FigureCards } from '#web/ui/data/figure-cards.tsx';

const columns = ['Domain', 'Active trials', figureNames.payingCustomers, figureNames.conversion, 'Revenue'];
/** Document 2 section 2.9: four figures, and the performance of each domain. */
export function Overview({ dashboard, isFiltered }: { dashboard: StaffDashboard; isFiltered: boolean }) {
  const { trialVsCustomers, billingManager } = dashboard;
  const revenueOf = new Map(billingManager.revenueByDomain.map((domain) => [domain.brandId, domain]));
  return (
    <div className="space-y-8">
      <FigureCards figures={listFigures(dashboard, isFiltered)} />
      <section>
        <h2 className="mb-3 text-xl">Domain Performance</h2>
        <DataTable
          label="Domain Performance"
          columns={columns}
          minimumWidth="min-w-xl"
          stacks
          numbersFrom={1}
        >
          {trialVsCustomers.map(({ brandId, domain, activeTrials, paidCustomers, conversionRate }) => (
            <tr key={brandId} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${dataCell} font-semibold`}>
                {domain}
              </th>
              <td className={numberCell}>{activeTrials.toLocaleString('en-US')}</td>
              <td className={numberCell}>{paidCustomers.toLocaleString('en-US')}</td>
              <td className={numberCell}>{formatPercent(conversionRate)}</td>
              <td className={numberCell}>{sayRevenueOf(revenueOf.get(brandId))}</td>
            </tr>
          ))}
        </DataTable>
        <p className="mt-3 max-w-prose text-ink-muted text-sm">
          Paying customers are those of the list whose status is active: a trial is none until its first
          charge, even with a card on file. Conversion is the share of all trials that became customers. A
          trial is active until its last day (UTC) is over.
        </p>
      </section>
    </div>
  );
}

function listFigures(dashboard: StaffDashboard, isFiltered: boolean) {
  const { trialVsCustomers, visitorAnalytics, chatSentiments, billingManager } = dashboard;
  const chats = sum(chatSentiments.map(({ totalChats }) => totalChats));
  const visitors = sum(visitorAnalytics.map(({ todayVisitors }) => todayVisitors));
  const week = sum(visitorAnalytics.map(({ weeklyVisitors }) => weeklyVisitors));
  return [
    {
      label: isFiltered ? 'Domain Revenue' : 'Total Revenue',
      value: formatCents(billingManager.totalRevenue),
      note: `${sayRevenue(billingManager.monthlyRevenue, billingManager.monthlyTax)} this month`,
    },
    {
      label: 'Active Trials',
      value: sum(trialVsCustomers.map(({ activeTrials }) => activeTrials)).toLocaleString('en-US'),
      note: `${sum(trialVsCustomers.map(({ totalTrials }) => totalTrials)).toLocaleString('en-US')} started in total`,
    },
    {
      label: 'Total Chats',
      value: chats.toLocaleString('en-US'),
      note: `Sentiment: ${saySentiment(scoreRatings(sumRatings(chatSentiments)))}`,
    },
    {
      label: 'Platform Visitors Today',
      value: visitors.toLocaleString('en-US'),
      note: `${week.toLocaleString('en-US')} in seven days`,
    },
  ];
}

/** A domain that sold nothing yet has none. */
function sayRevenueOf(domain: StaffDashboard['billingManager']['revenueByDomain'][number] | undefined) {
  return sayRevenue(domain?.revenue ?? cents(0), domain?.tax ?? cents(0));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
