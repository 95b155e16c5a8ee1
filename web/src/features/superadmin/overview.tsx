import { cents, formatCents } from '#shared/domain/money.ts';
import type { StaffDashboard } from '#shared/domain/staff/staff-dashboard.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { FigureCards } from '#web/ui/data/figure-cards.tsx';

type OverviewProps = { dashboard: StaffDashboard; isFiltered: boolean };

const columns = ['Domain', 'Active trials', 'Paying customers', 'Conversion', 'Revenue'];
const numberCell = `${dataCell} text-right`;

/** Document 2 section 2.9: four figures, and the performance of each domain. */
export function Overview({ dashboard, isFiltered }: OverviewProps) {
  const { trialVsCustomers, visitorAnalytics, chatSentiments, billingManager } = dashboard;
  const revenueOf = new Map(billingManager.revenueByDomain.map(({ brandId, revenue }) => [brandId, revenue]));
  const chats = sum(chatSentiments.map(({ totalChats }) => totalChats));
  const visitors = sum(visitorAnalytics.map(({ todayVisitors }) => todayVisitors));
  const week = sum(visitorAnalytics.map(({ weeklyVisitors }) => weeklyVisitors));
  return (
    <div className="space-y-8">
      <FigureCards
        figures={[
          {
            label: isFiltered ? 'Domain Revenue' : 'Total Revenue',
            value: formatCents(billingManager.totalRevenue),
            note: `${formatCents(billingManager.monthlyRevenue)} this month`,
          },
          {
            label: 'Active Trials',
            value: sum(trialVsCustomers.map(({ activeTrials }) => activeTrials)).toLocaleString('en-US'),
            note: `${sum(trialVsCustomers.map(({ totalTrials }) => totalTrials)).toLocaleString('en-US')} started in total`,
          },
          {
            label: 'Total Chats',
            value: chats.toLocaleString('en-US'),
            note: describeSentiment(chatSentiments),
          },
          {
            label: 'Platform Visitors Today',
            value: visitors.toLocaleString('en-US'),
            note: `${week.toLocaleString('en-US')} in seven days`,
          },
        ]}
      />
      <section>
        <h2 className="mb-3 text-xl">Domain Performance</h2>
        <DataTable label="Domain Performance" columns={columns} minimumWidth="min-w-xl" numbersFrom={1}>
          {trialVsCustomers.map(({ brandId, domain, activeTrials, paidCustomers, conversionRate }) => (
            <tr key={brandId} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${dataCell} font-semibold`}>
                {domain}
              </th>
              <td className={numberCell}>{activeTrials.toLocaleString('en-US')}</td>
              <td className={numberCell}>{paidCustomers.toLocaleString('en-US')}</td>
              <td className={numberCell}>{conversionRate.toFixed(1)}%</td>
              <td className={numberCell}>{formatCents(revenueOf.get(brandId) ?? cents(0))}</td>
            </tr>
          ))}
        </DataTable>
      </section>
    </div>
  );
}

/** Average over all domains, weighted by conversations. */
function describeSentiment(sentiments: StaffDashboard['chatSentiments']): string {
  const scored = sentiments.filter(({ avgSentiment }) => avgSentiment > 0);
  const weight = sum(scored.map(({ totalChats }) => Math.max(1, totalChats)));
  if (weight === 0) return 'No ratings yet';
  const total = sum(scored.map(({ avgSentiment, totalChats }) => avgSentiment * Math.max(1, totalChats)));
  return `Sentiment ${(total / weight).toFixed(1)} of 5.0`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
