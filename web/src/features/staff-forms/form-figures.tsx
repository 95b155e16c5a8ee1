import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type Period, periods } from '#shared/domain/figures/period.ts';
import { formatPercent } from '#shared/domain/figures/shares.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import type { StaffFormAnalytics } from '#shared/domain/staff/staff-analytics.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { describeDuration } from '#web/lib/format/describe-duration.ts';
import { describeSlot } from '#web/lib/format/describe-slot.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { formatTotal } from '#web/lib/format/format-total.ts';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PeriodField } from '#web/ui/form/period-field.tsx';

const columns = ['Form', 'Domain', 'Submitted', 'Time taken'];

/** Views and submissions of all customers' forms, and the ten newest submissions without their contents. */
export function FormFigures({ platform }: { platform: BrandId | undefined }) {
  const [period, setPeriod] = useState<Period>('30d');
  const { data, error, isPlaceholderData } = useQuery({
    ...staffApi.staffAnalytics.getFormAnalytics.query({ platform, period }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
  const describe = describeSlot(period === '24h');
  return (
    <div className="space-y-8">
      <PeriodField id="forms-period" periods={periods} value={period} onChange={setPeriod} />
      <Failure error={error} />
      {!error && (!data || isPlaceholderData) && <Spinner label="Counting…" />}
      {data && !error && (
        <>
          <div className="grid gap-10 lg:grid-cols-2">
            <ColumnChart
              title={`Views: ${formatTotal(data.views)}`}
              columns={data.views}
              describe={describe}
            />
            <ColumnChart
              title={`Submissions: ${formatTotal(data.submissions)}, ${formatPercent(data.conversionPercent)} of views`}
              columns={data.submissions}
              describe={describe}
            />
          </div>
          <section aria-labelledby="newest-submissions">
            <h2 id="newest-submissions" className="mb-3 text-xl">
              Recent submissions
            </h2>
            <RecentSubmissions recent={data.recent} />
          </section>
        </>
      )}
    </div>
  );
}

function RecentSubmissions({ recent }: Pick<StaffFormAnalytics, 'recent'>) {
  if (recent.length === 0) return <p className="text-ink-muted">{formMessages.noSubmissions}</p>;
  return (
    <DataTable label="Recent submissions" columns={columns} minimumWidth="min-w-xl" stacks>
      {recent.map(({ id, formName, domain, submittedAt, completionTime }) => (
        <tr key={id} className="border-line border-b last:border-b-0">
          <th scope="row" className={`${dataCell} font-semibold`}>
            {formName}
          </th>
          <td className={dataCell}>{domain}</td>
          <td className={dataCell}>
            <time dateTime={submittedAt}>{formatInstant(submittedAt)}</time>
          </td>
          <td className={dataCell}>
            {completionTime === null ? 'Not known' : describeDuration(completionTime)}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
