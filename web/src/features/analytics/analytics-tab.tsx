import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Analytics, type Timeframe, timeframeSchema } from '#shared/contract/dashboard/analytics.ts';
import { periodNames } from '#shared/domain/figures/glossary.ts';
import { api } from '#web/lib/api/api.ts';
import { saveParts } from '#web/lib/browser/save-parts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Download } from '#web/ui/icons/icons.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';

const timeframes = timeframeSchema.options.map((value) => ({ value, label: periodNames[value] }));

/** Document 2 section 2.1, tab "Analytics": anonymous counts of visitors' questions. */
export function AnalyticsTab({ conversionId }: { conversionId: string }) {
  const [timeframe, setTimeframe] = useState<Timeframe>('7d');
  const [isAdvanced, setAdvanced] = useState(false);
  const { data, error, refetch } = useQuery({
    ...api.dashboard.getAnalytics.query({ conversionId, timeframe }),
    gcTime: 0,
  });
  const download = useMutation({
    mutationFn: () => saveParts(() => api.dashboard.exportAnalytics.call({ conversionId, timeframe })),
  });
  return (
    <div className="space-y-8">
      <PageHead
        id="page-analytics"
        title="Analytics"
        action={
          <Button
            variant="secondary"
            size="small"
            disabled={download.isPending || !data || isEmpty(data)}
            onClick={() => download.mutate()}
          >
            <Download className="size-4" />
            {download.isPending ? 'Exporting…' : 'Export as CSV'}
          </Button>
        }
      />
      <Failure error={download.error} />
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          id="analytics-timeframe"
          label="Timeframe"
          options={timeframes}
          value={timeframe}
          onChange={({ target }) => setTimeframe(timeframeSchema.parse(target.value))}
        />
        <Button variant="secondary" aria-pressed={isAdvanced} onClick={() => setAdvanced(!isAdvanced)}>
          Advanced
        </Button>
      </div>
      {!data && !error && <Spinner label="Counting…" />}
      {!data && <Failure error={error} onRetry={refetch} />}
      {data && isEmpty(data) && (
        <p className="text-ink-muted">
          No visitors in this period. Charts appear with the first one, beside those of the period before.
        </p>
      )}
      {data && !isEmpty(data) && (
        <AnalyticsCharts analytics={data} timeframe={timeframe} isAdvanced={isAdvanced} />
      )}
    </div>
  );
}

function isEmpty({ totalChats, totalVisitors }: Analytics): boolean {
  return totalChats === 0 && totalVisitors === 0;
}
