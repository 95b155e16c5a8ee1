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
import { buttonStyle } from '#web/ui/form/button.tsx';
import { CircleCheck } from '#web/ui/icons/icons.ts';

type ReadyCardProps = {
  title: string;
  conversionId: string;
  destination: string;
  /** The assistant's page, which answers a question; absent where none is asked. */
  assistantUrl?: string | undefined;
  onReady: () => void;
};

/** Shown at 100 %; goes on after the specified pause, unless the visitor moves or types. */
export function ReadyCard({ title, conversionId, destination, assistantUrl, onReady }: ReadyCardProps) {
  const { isAttended, attend } = useAttention();
  const latestOnReady = useRef(onReady);
  latestOnReady.current = onReady;
  useEffect(() => {
    if (isAttended) return;
    const timer = setTimeout(() => latestOnReady.current(), redirectAfterReadySeconds * 1000);
    return () => clearTimeout(timer);
  }, [isAttended]);
  return (
    <section aria-label={title} className="mt-6 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 className="flex items-center gap-2 text-xl">
        <CircleCheck className="size-5 text-success-ink" />
        {title}
      </h2>
      <p className="text-ink-muted text-sm">
        {assistantUrl ? 'Your dashboard' : 'It'} opens{' '}
        {isAttended ? 'when you choose it.' : 'next, unless you move or type.'}
      </p>
      {assistantUrl && (
        <FirstQuestion conversionId={conversionId} assistantUrl={assistantUrl} onFocus={attend} />
      )}
      <a href={destination} className={`${buttonStyle({ size: 'small', variant: 'secondary' })} mt-4`}>
        {assistantUrl ? 'Open the dashboard' : 'Open it now'}
      </a>
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

type FirstQuestionProps = { conversionId: string; assistantUrl: string; onFocus: () => void };

/** What the assistant says to the first questions, or for those who may not see its check the questions; and a field for one's own. */
function FirstQuestion({ conversionId, assistantUrl, onFocus }: FirstQuestionProps) {
  const { data: report } = useReadiness(conversionId);
  const answers = report ? listFirstAnswers(report) : [];
  const { data: questions = [] } = useQuery({
    ...api.conversions.getBrandProgress.query({ brandId: brandOfConversion(conversionId), conversionId }),
    select: ({ site }) => site.popularQuestions,
  });
  const offered = questions.slice(0, offeredQuestionCount);
  return (
    <>
      {answers.length > 0 ? (
        <FirstAnswers answers={answers} />
      ) : (
        offered.length > 0 && (
          <ul aria-label="Questions it can answer" className="mt-4 flex flex-wrap gap-2">
            {offered.map((text) => (
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
        )
      )}
      <AskForm assistantUrl={assistantUrl} onFocus={onFocus} />
    </>
  );
}
