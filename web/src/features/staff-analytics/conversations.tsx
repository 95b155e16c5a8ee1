import type { AdminAnalytics } from '#shared/domain/staff/staff-analytics.ts';
import { describeSlot } from '#web/lib/format/describe-slot.ts';
import { formatTotal } from '#web/lib/format/format-total.ts';
import { toLocalHours } from '#web/lib/format/to-local-hours.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';

type ConversationsProps = { analytics: AdminAnalytics; isHours: boolean };

/** When visitors came and chatted, and the outcomes. */
export function Conversations({ analytics, isHours }: ConversationsProps) {
  const { visitors, conversations, busiestHours, outcomes, ratings } = analytics;
  if (visitors.concat(conversations).every(({ count }) => count === 0)) {
    return <p className="text-ink-muted">No visitors in this period. Charts appear with the first one.</p>;
  }
  const describe = describeSlot(isHours);
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <ColumnChart
        title={`Conversations: ${formatTotal(conversations)}`}
        columns={conversations}
        describe={describe}
      />
      <ColumnChart title={`Visitors: ${formatTotal(visitors)}`} columns={visitors} describe={describe} />
      <ColumnChart
        title="Busiest hours of the day, in your time"
        columns={toLocalHours(busiestHours, new Date().getTimezoneOffset())}
        describe={(label) => label}
      />
      <div className="space-y-8">
        <BarList
          title="Outcomes of questions"
          bars={[
            { label: 'Answered', count: outcomes.answered },
            { label: 'Not certain', count: outcomes.unsure },
            { label: 'Not answered', count: outcomes.unanswered },
            { label: 'Passed to a person', count: outcomes.forwarded },
          ]}
        />
        <BarList
          title="Ratings of answers"
          bars={[
            { label: 'Helpful', count: ratings.helpful },
            { label: 'Not helpful', count: ratings.unhelpful },
          ]}
        />
      </div>
    </div>
  );
}
