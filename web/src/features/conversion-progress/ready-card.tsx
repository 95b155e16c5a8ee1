import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { redirectAfterReadySeconds } from '#shared/domain/limits.ts';
import { api } from '#web/lib/api/api.ts';
import {
  AskForm,
  addressWithQuestion,
  FirstAnswers,
  listFirstAnswers,
  useReadiness,
} from '#web/ui/data/first-answers.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';

type ReadyCardProps = {
  title: string;
  conversionId: string;
  destination: string;
  /** The assistant's page, which answers a question; absent where none is asked. */
  assistantUrl?: string | undefined;
  onReady: () => void;
};

/** Shown at 100 %; goes on the specified time after its first answer stands, unless the visitor moves or types. */
export function ReadyCard({ title, conversionId, destination, assistantUrl, onReady }: ReadyCardProps) {
  const { isAttended, attend } = useAttention();
  const { report, isAwaited } = useReadiness(conversionId, assistantUrl !== undefined);
  const latestOnReady = useRef(onReady);
  latestOnReady.current = onReady;
  useEffect(() => {
    if (isAttended || isAwaited) return;
    const timer = setTimeout(() => latestOnReady.current(), redirectAfterReadySeconds * 1000);
    return () => clearTimeout(timer);
  }, [isAttended, isAwaited]);
  return (
    <section
      aria-label={title}
      className="mt-6 space-y-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      {assistantUrl && (
        <>
          {/* Its room is kept, so that nothing moves when the answer comes. */}
          <div className={isAwaited ? 'min-h-64' : undefined}>
            {isAwaited ? (
              <Spinner label="Asking it the first questions…" />
            ) : (
              <FirstQuestions {...{ conversionId, assistantUrl, report }} />
            )}
          </div>
          <AskForm assistantUrl={assistantUrl} onFocus={attend} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={destination} className={buttonStyle({ size: 'small', variant: 'secondary' })}>
          {assistantUrl ? 'Open the dashboard' : 'Open it now'}
        </a>
        <p className="text-ink-muted text-sm">
          {assistantUrl ? 'Your dashboard' : 'It'} opens{' '}
          {isAttended ? 'when you choose it.' : 'next, unless you move or type.'}
        </p>
      </div>
    </section>
  );
}

const signsOfAttention = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether somebody has moved, typed or touched anything since it was shown. */
function useAttention() {
  const [isAttended, setAttended] = useState(false);
  useEffect(() => {
    const note = (event: Event) => {
      // A page that changes below a resting pointer moves it by nothing.
      const isRest = event instanceof PointerEvent && event.type === 'pointermove' && !isMove(event);
      if (!isRest) setAttended(true);
    };
    for (const sign of signsOfAttention) addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signsOfAttention) removeEventListener(sign, note);
    };
  }, []);
  return { isAttended, attend: () => setAttended(true) };
}

const isMove = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

const offeredQuestionCount = 3;

type FirstQuestionsProps = {
  conversionId: string;
  assistantUrl: string;
  report: Parameters<typeof listFirstAnswers>[0] | undefined;
};

/** What the assistant says to the first questions, or for those who may not see its check the questions. */
function FirstQuestions({ conversionId, assistantUrl, report }: FirstQuestionsProps) {
  const answers = report ? listFirstAnswers(report) : [];
  const { data: questions = [] } = useQuery({
    enabled: answers.length === 0,
    ...api.conversions.getBrandProgress.query({ brandId: brandOfConversion(conversionId), conversionId }),
    select: ({ site }) => site.popularQuestions,
  });
  if (answers.length > 0) return <FirstAnswers answers={answers} />;
  return (
    <ul aria-label="Questions it can answer" className="flex flex-wrap gap-2">
      {questions.slice(0, offeredQuestionCount).map((text) => (
        <li key={text} dir="auto">
          <a
            href={addressWithQuestion(assistantUrl, text)}
            className={buttonStyle({ size: 'small', variant: 'secondary' })}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
