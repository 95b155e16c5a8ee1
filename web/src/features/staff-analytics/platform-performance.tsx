import type { AdminAnalytics } from '#shared/domain/staff/staff-analytics.ts';
import { formatPercent } from '#web/lib/format/format-percent.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';

type PlatformPerformanceProps = { platforms: AdminAnalytics['platforms'] };

const columns = [
  'Domain',
  'Visitors',
  'Conversations',
  'Questions',
  'Answered',
  'Response',
  'Rating',
  'Messages',
];
const numberCell = `${dataCell} text-right tabular-nums`;

/** Performance of each platform's assistants. */
export function PlatformPerformance({ platforms }: PlatformPerformanceProps) {
  return (
    <div className="space-y-8">
      {platforms.length > 1 && (
        <div className="grid gap-10 lg:grid-cols-2">
          <BarList
            title="Visitors"
            bars={platforms.map(({ domain, visitors }) => ({ label: domain, count: visitors }))}
          />
          <BarList
            title="Conversations"
            bars={platforms.map(({ domain, conversations }) => ({ label: domain, count: conversations }))}
          />
        </div>
      )}
      <div>
        <DataTable label="Platform Performance" columns={columns} minimumWidth="min-w-3xl" numbersFrom={1}>
          {platforms.map((one) => (
            <tr key={one.brandId} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${dataCell} font-semibold`}>
                {one.domain}
              </th>
              <td className={numberCell}>{one.visitors.toLocaleString('en-US')}</td>
              <td className={numberCell}>{one.conversations.toLocaleString('en-US')}</td>
              <td className={numberCell}>{one.questions.toLocaleString('en-US')}</td>
              <td className={numberCell}>{formatPercent(one.answeredPercent)}</td>
              <td className={numberCell}>
                {one.averageResponseTime === null ? '–' : `${one.averageResponseTime.toFixed(2)} s`}
              </td>
              <td className={numberCell}>
                {one.satisfaction === null ? '–' : `${one.satisfaction.toFixed(1)} of 5`}
              </td>
              <td className={numberCell}>{one.forwarded.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </DataTable>
        <p className="mt-3 max-w-prose text-ink-muted text-sm">
          A visitor counts once per day and assistant. Response is the average of all answers, rating that of
          the answers visitors rated, and messages are those passed to a person.
        </p>
      </div>
    </div>
  );
}
