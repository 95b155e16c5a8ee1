import { useState } from 'react';
import { type Analytics, type Timeframe, timeframeSchema } from '#shared/contract/dashboard.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BarList } from './bar-list.tsx';
import { ColumnChart } from './column-chart.tsx';
import { useAnalytics } from './queries.ts';

const timeframes = [
  { value: '24h', label: 'The last 24 hours' },
  { value: '7d', label: 'The last 7 days' },
  { value: '30d', label: 'The last 30 days' },
];

/** Document 2 section 2.1, tab "Analytics": counted from what visitors asked, with nobody's name in it. */
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
      {data?.totalChats === 0 && (
        <p className="text-ink-muted">No conversations in this time. Charts appear with the first one.</p>
      )}
      {data && data.totalChats > 0 && (
        <Charts analytics={data} timeframe={timeframe} isAdvanced={isAdvanced} />
      )}
    </div>
  );
}

type ChartsProps = { analytics: Analytics; timeframe: Timeframe; isAdvanced: boolean };

function Charts({ analytics, timeframe, isAdvanced }: ChartsProps) {
  const describe = (label: string) =>
    new Date(label).toLocaleString(
      'en-US',
      timeframe === '24h' ? { timeStyle: 'short' } : { dateStyle: 'medium' },
    );
  return (
    <>
      <ColumnChart title={`Chats: ${analytics.totalChats}`} columns={analytics.chats} describe={describe} />
      <div className="grid gap-10 lg:grid-cols-2">
        <BarList title="Outcomes" bars={analytics.outcomes} />
        <BarList
          title="Satisfaction"
          bars={analytics.satisfaction.map(({ label, count }) => ({ label: `${label} of 5`, count }))}
        />
        {analytics.topics.length > 0 && <BarList title="Top topics" bars={analytics.topics} />}
        {analytics.unansweredQuestions.length > 0 && (
          <BarList title="Unanswered questions" bars={analytics.unansweredQuestions} />
        )}
      </div>
      {isAdvanced && (
        <div className="grid gap-10 border-line border-t pt-8 lg:grid-cols-2">
          <BarList title="From question to contact" bars={analytics.funnel} />
          <ColumnChart
            title="Busiest hours (UTC)"
            columns={analytics.busiestHours}
            describe={(label) => label}
          />
        </div>
      )}
    </>
  );
}
