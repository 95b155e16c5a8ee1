import { useQuery } from '@tanstack/react-query';
import type { Attention } from '#shared/contract/dashboard/attention.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { useReadiness } from '#web/ui/data/first-answers.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { attentionQuery } from './attention-query.ts';
import { FirstDay } from './first-day.tsx';
import { NextSteps } from './next-steps.tsx';
import { OpenQuestion } from './open-question.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { Dismissal, DismissedQuestions } from './question-dismissal.tsx';
import { OwnedWeek } from './week-summary.tsx';

type OwnedOverviewProps = { dashboard: Dashboard; onOpen: (tab: string) => void };

/** The overview of an owner, who can answer open questions in place. */
export function OwnedOverview({ dashboard, onOpen }: OwnedOverviewProps) {
  const { conversionId, liveOn, plan } = dashboard;
  const { data: attention, error } = useQuery(attentionQuery(conversionId));
  const isFirstDay = dashboard.stats.totalChats === 0;
  const isBuilt = dashboard.status === 'completed';
  const isAway = plan?.pause || plan?.isClosing;
  const { report, isAsked } = useReadiness(conversionId, isFirstDay && isBuilt);
  const isWaiting = (!attention && !error) || !isAsked;
  const isIdle = attention && isFirstDay && nothingWaits(attention);
  return (
    <OverviewTab
      dashboard={dashboard}
      onOpen={onOpen}
      summary={
        isFirstDay ? (
          !isWaiting &&
          isBuilt &&
          !isAway && <FirstDay dashboard={dashboard} report={report} onOpen={onOpen} />
        ) : (
          <OwnedWeek conversionId={conversionId} />
        )
      }
      isWaiting={isWaiting}
    >
      {isWaiting && <Spinner label="Looking for what waits for you…" />}
      {error && !attention && (
        <p role="alert" className="text-danger-ink">
          {describeFailure(error)}
        </p>
      )}
      {attention && !isIdle && (
        <NextSteps
          attention={attention}
          isFirstDay={isFirstDay}
          liveOn={liveOn}
          onOpen={onOpen}
          dismissed={
            <DismissedQuestions conversionId={conversionId} questions={attention.dismissedQuestions} />
          }
        >
          {(question) => (
            <EditorsOnly>
              <OpenQuestion conversionId={conversionId} question={question} />
              <Dismissal conversionId={conversionId} question={question} />
            </EditorsOnly>
          )}
        </NextSteps>
      )}
    </OverviewTab>
  );
}

/** What is said of the website and the readiness check, the first steps and the first day say too. */
function nothingWaits({ questions, dismissedQuestions, waitingMessages, website }: Attention): boolean {
  return questions.length + dismissedQuestions.length + waitingMessages === 0 && website === null;
}
