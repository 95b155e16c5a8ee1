import { useQuery } from '@tanstack/react-query';
import type { Analytics } from '#shared/contract/dashboard/analytics.ts';
import { minutesPerAnswer } from '#shared/domain/figures/saved-time.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { sayWeek } from './say-week.ts';

/** What happened in the last seven days, in words. Its room is kept, so that nothing moves when it comes. */
export function WeekSummary({ week, error }: { week: Analytics | undefined; error?: Error | null }) {
  return (
    <section aria-label="This week" className="min-h-28 sm:min-h-20 lg:min-h-14">
      {week && (
        <>
          <p className="text-lg text-pretty">{sayWeek(week)}</p>
          {week.questions.answered > 0 && (
            <p className="mt-1 text-ink-muted text-sm">At {minutesPerAnswer} minutes an answer.</p>
          )}
        </>
      )}
      {!week && error && (
        <p role="alert" className="text-danger-ink">
          {describeFailure(error)}
        </p>
      )}
    </section>
  );
}

const weekRefreshMilliseconds = 300_000;

/** The same for an owner's assistant. */
export function OwnedWeek({ conversionId }: { conversionId: string }) {
  const { data, error } = useQuery({
    ...api.dashboard.getAnalytics.query({ conversionId, timeframe: '7d' }),
    refetchInterval: weekRefreshMilliseconds,
  });
  return <WeekSummary week={data} error={error} />;
}
