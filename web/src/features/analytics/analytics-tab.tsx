import { useState } from 'react';
import { type Analytics, type Timeframe, timeframeSchema } from '#shared/contract/dashboard.ts';
import { periodNames } from '#shared/domain/figures/glossary.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { useAnalytics } from './queries.ts';

const timeframes = timeframeSchema.options.map((value) => ({ value, label: periodNames[value] }));

/** Document 2 section 2.1, tab "Analytics": anonymous counts of visitors' questions. */
export function AnalyticsTab({ conversionId }: { conversionId: string }) {
  const [timeframe, setTimeframe] = useState<Timeframe>('7d');
  const [isAdvanced, setAdvanced] = useState(false);
  const { data, error } = useAnalytics(conversionId, timeframe);
  return (
    <div className="space-y-8">
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
      {error && (
        <p role="alert" className="text-danger-ink">
          {error.message}
        </p>
      )}
      {data && isEmpty(data) && (
        <p className="text-ink-muted">No visitors in this period. Charts appear with the first one.</p>
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
