import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { attentionQuery } from './attention-query.ts';
import { NextSteps } from './next-steps.tsx';
import { OpenQuestion } from './open-question.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { Dismissal, DismissedQuestions } from './question-dismissal.tsx';
import { OwnedWeek } from './week-summary.tsx';

type OwnedOverviewProps = { dashboard: Dashboard; onOpen: (tab: string) => void };

/** The overview of an owner, who can answer open questions in place. */
export function OwnedOverview({ dashboard, onOpen }: OwnedOverviewProps) {
  const { conversionId, liveOn } = dashboard;
  const { data: attention, error } = useQuery(attentionQuery(conversionId));
  const isWaiting = !attention && !error;
  return (
    <OverviewTab
      dashboard={dashboard}
      onOpen={onOpen}
      summary={<OwnedWeek conversionId={conversionId} />}
      isWaiting={isWaiting}
    >
      {isWaiting && <Spinner label="Looking for what waits for you…" />}
      {error && !attention && (
        <p role="alert" className="text-danger-ink">
          {describeFailure(error)}
        </p>
      )}
      {attention && (
        <NextSteps
          attention={attention}
          liveOn={liveOn}
          onOpen={onOpen}
          dismissed={
            <DismissedQuestions conversionId={conversionId} questions={attention.dismissedQuestions} />
          }
        >
          {(question) => (
            <>
              <OpenQuestion conversionId={conversionId} question={question} />
              <Dismissal conversionId={conversionId} question={question} />
            </>
          )}
        </NextSteps>
      )}
    </OverviewTab>
  );
}
