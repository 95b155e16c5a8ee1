import type { Analytics, Timeframe } from '#shared/contract/dashboard/analytics.ts';
import { countQuestions, type QuestionResult, questionResults } from '#shared/domain/chat/question-result.ts';
import type { SessionOutcome } from '#shared/domain/chat/session-outcome.ts';
import { figureNames, outcomeNames, resultNames } from '#shared/domain/figures/glossary.ts';
import { sayShare } from '#shared/domain/figures/shares.ts';
import { describeSlot } from '#web/lib/format/describe-slot.ts';
import { toLocalHours } from '#web/lib/format/to-local-hours.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { RatingBars } from '#web/ui/charts/rating-bars.tsx';
import { type PartMeaning, StackedBar } from '#web/ui/charts/stacked-bar.tsx';
import { describeTrends, sayBefore } from './describe-trends.ts';
import { SourceValue } from './source-value.tsx';
import { TrendRow } from './trend-row.tsx';
import { WrittenAnswers } from './written-answers.tsx';

type AnalyticsChartsProps = { analytics: Analytics; timeframe: Timeframe; isAdvanced: boolean };

/** Charts of a timeframe, each with a text alternative. */
export function AnalyticsCharts({ analytics, timeframe, isAdvanced }: AnalyticsChartsProps) {
  const { totalChats, totalVisitors, sampleSize } = analytics;
  const describe = describeSlot(timeframe === '24h');
  const { previous } = analytics;
  return (
    <>
      <TrendRow trends={describeTrends(analytics, timeframe)} />
      <StackedBar
        title={figureNames.results}
        parts={questionResults.map((result) => ({
          ...{ label: resultNames[result], count: analytics.questions[result] },
          meaning: resultMeanings[result],
        }))}
      />
      <div className="grid gap-10 lg:grid-cols-2">
        <ColumnChart
          title={`${figureNames.conversations}: ${totalChats.toLocaleString('en-US')}`}
          columns={analytics.chats}
          before={previous.chats}
          describe={describe}
          note={sayBefore(previous.totalChats.toLocaleString('en-US'), timeframe)}
        />
        <ColumnChart
          title={`${figureNames.visitors}: ${totalVisitors.toLocaleString('en-US')}`}
          columns={analytics.visitors}
          before={previous.visitors}
          describe={describe}
          note={sayBefore(previous.totalVisitors.toLocaleString('en-US'), timeframe)}
        />
      </div>
      {sampleSize !== null && (
        <p className="text-ink-muted">
          Hours, outcomes, sources and topics cover the latest {sampleSize.toLocaleString('en-US')}{' '}
          conversations that are stored.
        </p>
      )}
      {/* Two beside each other; one that is left over takes the whole line. */}
      <div className="flex flex-wrap gap-10 *:grow *:basis-full lg:*:basis-[calc(50%-1.25rem)]">
        <WrittenAnswers answers={analytics.writtenAnswers} />
        <AskedLists analytics={analytics} />
        <ColumnChart
          title="Busiest hours of the day, in your time"
          columns={toLocalHours(analytics.busiestHours, new Date().getTimezoneOffset())}
          describe={(label) => label}
        />
        <RatingBars ratings={analytics.ratings} answers={countQuestions(analytics.questions)} />
        {isAdvanced && <AdvancedCharts analytics={analytics} />}
      </div>
    </>
  );
}

/** What visitors ask, and what answers them. */
function AskedLists({
  analytics: { unansweredQuestions, topics, sources, totals },
}: {
  analytics: Analytics;
}) {
  const lists = [
    { title: 'Unanswered questions', bars: unansweredQuestions, total: totals?.unansweredQuestions },
    { title: 'Top topics', bars: topics, total: totals?.topics },
    { title: 'Most used sources', bars: sources, total: totals?.sources },
  ];
  return lists.map((list) => list.bars.length > 0 && <BarList key={list.title} {...list} />);
}

/** How conversations ended, and what they led to. */
function AdvancedCharts({ analytics }: { analytics: Analytics }) {
  return (
    <>
      <StackedBar
        title={figureNames.outcomes}
        parts={analytics.outcomes.map(({ label, count }) => ({
          ...{ label: outcomeNames[label], count, meaning: outcomeMeanings[label] },
        }))}
      />
      <BarList title="From visit to contact" bars={analytics.funnel.map(addShare)} />
      <SourceValue sources={analytics.sourceValue} total={analytics.totals?.sources} />
    </>
  );
}

const resultMeanings: Record<QuestionResult, PartMeaning> = {
  answered: 'good',
  unsure: 'doubtful',
  unanswered: 'bad',
};
const outcomeMeanings: Record<SessionOutcome, PartMeaning> = {
  completed: 'good',
  transferred: 'other',
  abandoned: 'bad',
};

type Counted = Analytics['funnel'][number];

/** Adds what remains from the step before, where it is a part of it: a visitor may have several conversations. */
function addShare({ label, count }: Counted, step: number, steps: readonly Counted[]): Counted {
  const before = steps[step - 1]?.count ?? 0;
  return { label: before >= count && before > 0 ? `${label} · ${sayShare(count, before)}` : label, count };
}
