import type { Analytics, Timeframe } from '#shared/contract/dashboard.ts';
import { countQuestions, questionResults } from '#shared/domain/chat/question-result.ts';
import { figureNames, outcomeNames, periodNames, resultNames } from '#shared/domain/figures/glossary.ts';
import { sayShare } from '#shared/domain/figures/shares.ts';
import { describeSlot } from '#web/lib/format/describe-slot.ts';
import { toLocalHours } from '#web/lib/format/to-local-hours.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { RatingBars } from '#web/ui/charts/rating-bars.tsx';
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
          title={`${figureNames.conversations}: ${totalChats.toLocaleString('en-US')}`}
          columns={analytics.chats}
          describe={describe}
          note={sayPrevious(analytics.previous.totalChats, timeframe)}
        />
        <ColumnChart
          title={`${figureNames.visitors}: ${totalVisitors.toLocaleString('en-US')}`}
          columns={analytics.visitors}
          describe={describe}
          note={sayPrevious(analytics.previous.totalVisitors, timeframe)}
        />
      </div>
      {sampleSize !== null && (
        <p className="text-ink-muted">
          Hours, outcomes, sources and topics cover the latest {sampleSize.toLocaleString('en-US')}{' '}
          conversations that are stored.
        </p>
      )}
      <div className="grid gap-10 lg:grid-cols-2">
        <ColumnChart
          title="Busiest hours of the day, in your time"
          columns={toLocalHours(analytics.busiestHours, new Date().getTimezoneOffset())}
          describe={(label) => label}
        />
        <BarList
          title={figureNames.results}
          bars={questionResults.map((result) => ({
            label: resultNames[result],
            count: analytics.questions[result],
          }))}
        />
        <BarList
          title={figureNames.outcomes}
          bars={analytics.outcomes.map(({ label, count }) => ({ label: outcomeNames[label], count }))}
        />
        <RatingBars ratings={analytics.ratings} answers={countQuestions(analytics.questions)} />
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

type Counted = Analytics['funnel'][number];

function sayPrevious(count: number, timeframe: Timeframe): string {
  return `${count.toLocaleString('en-US')} in the ${periodNames[timeframe].replace('The last ', '')} before`;
}

/** Adds what remains from the step before, as a percentage or in numbers. */
function addShare({ label, count }: Counted, step: number, steps: readonly Counted[]): Counted {
  const before = steps[step - 1]?.count ?? 0;
  return { label: before > 0 ? `${label} · ${sayShare(count, before)}` : label, count };
}
