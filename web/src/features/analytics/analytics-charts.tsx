import type { Analytics, Timeframe } from '#shared/contract/dashboard.ts';
import { sayShare } from '#shared/domain/say-share.ts';
import { describeSlot } from '#web/lib/format/describe-slot.ts';
import { toLocalHours } from '#web/lib/format/to-local-hours.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { SourceValue } from './source-value.tsx';

type AnalyticsChartsProps = { analytics: Analytics; timeframe: Timeframe; isAdvanced: boolean };

/** Charts of a timeframe, each with a text alternative. */
export function AnalyticsCharts({ analytics, timeframe, isAdvanced }: AnalyticsChartsProps) {
  const { totalChats, totalVisitors, sampleSize } = analytics;
  const describe = describeSlot(timeframe === '24h');
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-2">
        <ColumnChart
          title={`Chats: ${totalChats.toLocaleString('en-US')}`}
          columns={analytics.chats}
          describe={describe}
          note={sayPrevious(analytics.previous.totalChats, timeframe)}
        />
        <ColumnChart
          title={`Visitors: ${totalVisitors.toLocaleString('en-US')}`}
          columns={analytics.visitors}
          describe={describe}
          note={sayPrevious(analytics.previous.totalVisitors, timeframe)}
        />
      </div>
      {sampleSize !== null && (
        <p className="text-ink-muted">
          The charts below cover the latest {sampleSize.toLocaleString('en-US')} conversations.
        </p>
      )}
      <div className="grid gap-10 lg:grid-cols-2">
        <ColumnChart
          title="Busiest hours of the day, in your time"
          columns={toLocalHours(analytics.busiestHours, new Date().getTimezoneOffset())}
          describe={(label) => label}
        />
        <BarList title="Answers to questions" bars={listResults(analytics.questions)} />
        <BarList title="Outcomes" bars={analytics.outcomes.map(capitalize)} />
        <Satisfaction ratings={analytics.satisfaction} />
        <BarList title="Sentiment" bars={analytics.sentiment.map(capitalize)} />
        {analytics.sources.length > 0 && <BarList title="Most used sources" bars={analytics.sources} />}
        {analytics.topics.length > 0 && <BarList title="Top topics" bars={analytics.topics} />}
        {analytics.unansweredQuestions.length > 0 && (
          <BarList title="Unanswered questions" bars={analytics.unansweredQuestions} />
        )}
      </div>
      {isAdvanced && (
        <div className="grid gap-10 border-line border-t pt-8 lg:grid-cols-2">
          <BarList title="From visit to contact" bars={analytics.funnel.map(addShare)} />
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
      <p className="mt-3 text-ink-muted">No answers were rated in this period.</p>
    </section>
  );
}

function capitalize({ label, count }: Counted): Counted {
  return { label: label.charAt(0).toUpperCase() + label.slice(1), count };
}

const periodTexts: Record<Timeframe, string> = {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
};

function sayPrevious(count: number, timeframe: Timeframe): string {
  return `${count.toLocaleString('en-US')} in the ${periodTexts[timeframe]} before`;
}

function listResults({ answered, unsure, unanswered }: Analytics['questions']): Counted[] {
  return [
    { label: 'Answered', count: answered },
    { label: 'Not certain', count: unsure },
    { label: 'Not answered', count: unanswered },
  ];
}

/** Adds what remains from the step before, as a percentage or in numbers. */
function addShare({ label, count }: Counted, step: number, steps: readonly Counted[]): Counted {
  const before = steps[step - 1]?.count ?? 0;
  return { label: before > 0 ? `${label} · ${sayShare(count, before)}` : label, count };
}
