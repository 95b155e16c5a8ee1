import { brandIds } from '#shared/brands/brand-names.ts';
import type { AdminAnalytics } from '#shared/domain/staff/staff-analytics.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';

const columns = ['Query', 'Conversations', 'Domain'];

type TopQueriesProps = { queries: AdminAnalytics['topQueries']; total: AdminAnalytics['queryTotal'] };

/** The most frequent first questions of visitors, with counts. */
export function TopQueries({ queries, total = 0 }: TopQueriesProps) {
  const highest = Math.max(1, ...queries.map(({ count }) => count));
  return (
    <>
      {queries.length === 0 ? (
        <p className="text-ink-muted">No query was asked often enough in this period to be shown.</p>
      ) : (
        <DataTable label="Top Queries" columns={columns} minimumWidth="min-w-xl" stacks>
          {queries.map(({ query, count, domains }) => (
            <tr key={query} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${dataCell} break-words font-semibold`}>
                {query}
              </th>
              <td className={dataCell}>
                <span className="flex items-center gap-3">
                  <span className="w-14 text-right">{count.toLocaleString('en-US')}</span>
                  <span aria-hidden="true" className="h-3 w-28 rounded-sm bg-sunken max-sm:hidden">
                    <span
                      className="block h-full rounded-sm bg-brand"
                      style={{ width: `${(count / highest) * 100}%` }}
                    />
                  </span>
                </span>
              </td>
              <td className={`${dataCell} text-ink-muted`}>{nameDomains(domains)}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <p className="mt-3 max-w-prose text-ink-muted text-sm">
        {total > queries.length && `${queries.length} of ${total.toLocaleString('en-US')} queries. `}First
        questions of conversations, by full days (UTC). A query is kept only once three conversations in a
        month started with it, so that it identifies no one.
      </p>
    </>
  );
}

function nameDomains(domains: readonly string[]): string {
  return domains.length === brandIds.length ? 'All domains' : domains.join(', ');
}
