import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { formatPercent } from '#shared/domain/figures/shares.ts';
import {
  type DemoAnalytics as Analytics,
  type DemoPeriod,
  demoPeriods,
} from '#shared/domain/staff/staff-analytics.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { describeDuration } from '#web/lib/format/describe-duration.ts';
import { describeSlot } from '#web/lib/format/describe-slot.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { DataTable, dataCell, numberCell } from '#web/ui/data/data-table.tsx';
import { FigureCards } from '#web/ui/data/figure-cards.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PeriodField } from '#web/ui/form/period-field.tsx';
import { freshMilliseconds } from './fresh-milliseconds.ts';
import { nameField } from './name-field.ts';

/** Visits to the trial form: views, steps, exits and conversions to trials. */
export function DemoAnalytics({ platform }: { platform: BrandId | undefined }) {
  const [period, setPeriod] = useState<DemoPeriod>('30d');
  const { data, error, isPlaceholderData } = useQuery({
    ...staffApi.staffAnalytics.getDemoAnalytics.query({ platform, period }),
    staleTime: freshMilliseconds,
    // Keeps the figures while another period loads.
    placeholderData: (before) => before,
  });
  return (
    <section aria-labelledby="demo-analytics" className="space-y-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="demo-analytics" className="text-xl">
            Visits to the trial form
          </h2>
          <p className="mt-1 text-ink-muted">
            From the first field a visitor enters. What is typed is not recorded.
          </p>
        </div>
        <PeriodField id="demo-period" periods={demoPeriods} value={period} onChange={setPeriod} />
      </div>
      <Failure error={error} />
      {!error && (!data || isPlaceholderData) && <Spinner label="Counting…" />}
      {data && !error && (
        <div aria-busy={isPlaceholderData}>
          {data.steps.views + data.abandoned.total === 0 ? (
            <p className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
              No one started the trial form in this period.
            </p>
          ) : (
            <DemoFigures analytics={data} />
          )}
        </div>
      )}
    </section>
  );
}

const columns = ['Domain', 'Visits', 'Sent', 'Left', 'Trials', 'Conversion'];
function DemoFigures({ analytics }: { analytics: Analytics }) {
  const { steps, abandoned, platforms } = analytics;
  const describe = describeSlot(false);
  const ofViews = (count: number) =>
    steps.views > 0 ? ` · ${Math.min(100, Math.round((count / steps.views) * 100))}%` : '';
  return (
    <div className="space-y-10">
      <FigureCards
        figures={[
          { label: 'Visits', value: steps.views.toLocaleString('en-US'), note: 'Entered a first field' },
          {
            label: 'Trials',
            value: steps.converted.toLocaleString('en-US'),
            note: `${formatPercent(analytics.conversionPercent)} of visits`,
          },
          {
            label: 'Left',
            value: abandoned.total.toLocaleString('en-US'),
            note: `${formatPercent(analytics.abandonmentPercent)} of visits`,
          },
          {
            label: 'Time to a trial',
            value: analytics.averageSeconds === null ? '–' : describeDuration(analytics.averageSeconds),
            note: 'On average, from the first field',
          },
        ]}
      />
      <div className="grid gap-10 lg:grid-cols-2">
        <ColumnChart title="Visits by day" columns={analytics.views} describe={describe} />
        <ColumnChart title="Trials by day" columns={analytics.conversions} describe={describe} />
        <BarList
          title="Steps"
          bars={[
            { label: 'Entered a first field', count: steps.views },
            { label: `Stayed half a minute, or sent it${ofViews(steps.stayed)}`, count: steps.stayed },
            { label: `Sent it${ofViews(steps.sent)}`, count: steps.sent },
            { label: 'Rejected at least once', count: analytics.refused },
            { label: `Started a trial${ofViews(steps.converted)}`, count: steps.converted },
          ]}
        />
        <BarList
          title="How visits end without a trial"
          bars={[
            { label: 'Closed the page', count: abandoned.closed },
            { label: 'Went to another page', count: abandoned.navigated },
            { label: 'After an error', count: abandoned.afterError },
          ]}
        />
        <FieldList title="Last field before leaving" fields={analytics.lastFields} />
        <FieldList title="Filled in before leaving" fields={analytics.filledFields} />
      </div>
      {platforms.length > 1 && (
        <DataTable label="Visits by domain" columns={columns} minimumWidth="min-w-xl" stacks numbersFrom={1}>
          {platforms.map((one) => (
            <tr key={one.brandId} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${dataCell} font-semibold`}>
                {one.domain}
              </th>
              <td className={numberCell}>{one.views.toLocaleString('en-US')}</td>
              <td className={numberCell}>{one.sent.toLocaleString('en-US')}</td>
              <td className={numberCell}>{one.abandoned.toLocaleString('en-US')}</td>
              <td className={numberCell}>{one.converted.toLocaleString('en-US')}</td>
              <td className={numberCell}>{formatPercent(one.conversionPercent)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </div>
  );
}

function FieldList({ title, fields }: { title: string; fields: Analytics['lastFields'] }) {
  if (fields.length > 0) {
    return (
      <BarList title={title} bars={fields.map(({ label, count }) => ({ label: nameField(label), count }))} />
    );
  }
  return (
    <section aria-label={title}>
      <h3 className="font-semibold text-base">{title}</h3>
      <p className="mt-3 text-ink-muted">No one left the form in this period.</p>
    </section>
  );
}
