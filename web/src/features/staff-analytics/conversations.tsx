import { countQuestions, questionResults } from '#shared/domain/chat/question-result.ts';
import { figureNames, resultNames } from '#shared/domain/figures/glossary.ts';
import type { AdminAnalytics } from '#shared/domain/staff/staff-analytics.ts';
import { describeSlot } from '#web/lib/format/describe-slot.ts';
import { formatTotal } from '#web/lib/format/format-total.ts';
import { toLocalHours } from '#web/lib/format/to-local-hours.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { RatingBars } from '#web/ui/charts/rating-bars.tsx';

/** When visitors came and chatted, and the outcomes. */
export function Conversations({ analytics, isHours }: { analytics: AdminAnalytics; isHours: boolean }) {
  const { visitors, conversations, busiestHours, outcomes, ratings } = analytics;
  if (visitors.concat(conversations).every(({ count }) => count === 0)) {
    return <p className="text-ink-muted">No visitors in this period. Charts appear with the first one.</p>;
  }
  const describe = describeSlot(isHours);
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <ColumnChart
        title={`${figureNames.conversations}: ${formatTotal(conversations)}`}
        columns={conversations}
        describe={describe}
      />
      <ColumnChart
        title={`${figureNames.visitors}: ${formatTotal(visitors)}`}
        columns={visitors}
        describe={describe}
      />
      <ColumnChart
        title="Busiest hours of the day, in your time"
        columns={toLocalHours(busiestHours, new Date().getTimezoneOffset())}
        describe={(label) => label}
      />
      <div className="space-y-8">
        <BarList
          title={figureNames.results}
          bars={questionResults.map((result) => ({ label: resultNames[result], count: outcomes[result] }))}
        />
        <RatingBars
          ratings={{ rated: ratings.helpful + ratings.unhelpful, helpful: ratings.helpful }}
          answers={countQuestions(outcomes)}
        />
      </div>
    </div>
  );
}
