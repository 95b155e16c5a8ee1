import { figureNames, resultNames, saySatisfaction, saySeconds } from '#shared/domain/figures/glossary.ts';
import { formatPercent, percentOf } from '#shared/domain/figures/shares.ts';
import type { AdminAnalytics } from '#shared/domain/staff/staff-analytics.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { DataTable, dataCell, numberCell } from '#web/ui/data/data-table.tsx';

const columns = [
  'Domain',
  figureNames.visitors,
  figureNames.conversations,
  'Questions',
  resultNames.answered,
  figureNames.averageResponse,
  figureNames.satisfaction,
  figureNames.forwarded,
];
/** Performance of each platform's assistants. */
export function PlatformPerformance({ platforms, reading }: Pick<AdminAnalytics, 'platforms' | 'reading'>) {
  return (
    <div className="space-y-8">
      {platforms.length > 1 && (
        <div className="grid gap-10 lg:grid-cols-2">
          <BarList
            title={figureNames.visitors}
            bars={platforms.map(({ domain, visitors }) => ({ label: domain, count: visitors }))}
          />
          <BarList
            title={figureNames.conversations}
            bars={platforms.map(({ domain, conversations }) => ({ label: domain, count: conversations }))}
          />
        </div>
      )}
      <div>
        <DataTable
          label="Platform Performance"
          columns={columns}
          minimumWidth="min-w-3xl"
          stacks
          numbersFrom={1}
        >
          {platforms.map((one) => (
            <tr key={one.brandId} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${dataCell} font-semibold`}>
                {one.domain}
              </th>
              <td className={numberCell}>{one.visitors.toLocaleString('en-US')}</td>
              <td className={numberCell}>{one.conversations.toLocaleString('en-US')}</td>
              <td className={numberCell}>{one.questions.toLocaleString('en-US')}</td>
              <td className={numberCell}>{formatPercent(one.answeredPercent)}</td>
              <td className={numberCell}>{saySeconds(one.averageResponseTime)}</td>
              <td className={numberCell}>{saySatisfaction(one.satisfaction)}</td>
              <td className={numberCell}>{one.forwarded.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </DataTable>
        <p className="mt-3 max-w-prose text-ink-muted text-sm">
          A visitor counts once per day and assistant. The response time is the average of all answers,
          satisfaction that of the answers visitors rated.
        </p>
        {reading.pages > 0 && (
          <p className="mt-1 max-w-prose text-ink-muted text-sm">
            New assistants read {reading.pages.toLocaleString('en-US')} pages.{' '}
            {reading.rendered > 0 &&
              `${formatPercent(percentOf(reading.rendered, reading.pages))} of them show nothing until their scripts run, so a browser opened them. That took ${reading.seconds.toLocaleString('en-US')} seconds and cost about $${reading.usd.toFixed(2)}.`}
          </p>
        )}
      </div>
    </div>
  );
}
