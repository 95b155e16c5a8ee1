import { useState } from 'react';
import { type Analytics, type Timeframe, timeframeSchema } from '#shared/contract/dashboard.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BarList } from './bar-list.tsx';
import { ColumnChart } from './column-chart.tsx';
import { useAnalytics } from './queries.ts';
import { SourceValue } from './source-value.tsx';

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
        <BarList title="Outcomes" bars={analytics.outcomes.map(capitalize)} />
        <Satisfaction ratings={analytics.satisfaction} />
        <BarList title="Sentiment" bars={analytics.sentiment.map(capitalize)} />
        {analytics.sources.length > 0 && <BarList title="Sources used most" bars={analytics.sources} />}
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
          <SourceValue sources={analytics.sourceValue} />
        </div>
      )}
    </>
  );
}

type Counted = Analytics['satisfaction'][number];

function Satisfaction({ ratings }: { ratings: readonly Counted[] }) {
  const bars = ratings.map(({ label, count }) => ({ label: `${label} of 5`, count }));
  if (ratings.some(({ count }) => count > 0)) return <BarList title="Satisfaction" bars={bars} />;
  return (
    <section aria-label="Satisfaction">
      <h2 className="font-semibold text-base">Satisfaction</h2>
      <p className="mt-3 text-ink-muted">Nobody has rated an answer in this time.</p>
    </section>
  );
}

function capitalize({ label, count }: Counted): Counted {
  return { label: label.charAt(0).toUpperCase() + label.slice(1), count };
}
