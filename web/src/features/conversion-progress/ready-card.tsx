import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { redirectAfterReadySeconds } from '#shared/domain/limits.ts';
import { api } from '#web/lib/api/api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

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
  const goal = assistantUrl ? 'Your dashboard' : 'It';
  return (
    <Callout tone="success" className="mt-6 items-start">
      <h2 className="text-lg">{title}</h2>
      <p>
        {isAttended
          ? `${goal} opens when you choose it.`
          : `${goal} opens in ${redirectAfterReadySeconds} seconds, unless you move or type.`}
      </p>
      {assistantUrl && (
        <FirstQuestion conversionId={conversionId} assistantUrl={assistantUrl} onFocus={attend} />
      )}
      <a href={destination} className={`${buttonStyle({ size: 'small', variant: 'secondary' })} mt-3`}>
        {assistantUrl ? 'Open the dashboard' : 'Open it now'}
      </a>
    </Callout>
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

function isMove({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

const offeredQuestionCount = 3;

type FirstQuestionProps = { conversionId: string; assistantUrl: string; onFocus: () => void };

/** Leads to the assistant with a question: one that it can answer, or the visitor's own. */
function FirstQuestion({ conversionId, assistantUrl, onFocus }: FirstQuestionProps) {
  const [question, setQuestion] = useState('');
  const { data: questions = [] } = useQuery({
    ...api.conversions.getBrandProgress.query({ brandId: brandOfConversion(conversionId), conversionId }),
    select: ({ site }) => site.popularQuestions,
  });
  const offered = questions.slice(0, offeredQuestionCount);
  const addressOf = (text: string) => `${assistantUrl}?${new URLSearchParams({ question: text })}`;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() !== '') window.location.assign(addressOf(question.trim()));
  };
  return (
    <>
      {offered.length > 0 && (
        <ul aria-label="Questions it can answer" className="mt-4 flex flex-wrap gap-2">
          {offered.map((text) => (
            <li key={text} dir="auto">
              <a href={addressOf(text)} className={buttonStyle({ size: 'small', variant: 'secondary' })}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <form
        aria-label="Ask your assistant"
        onSubmit={ask}
        onFocus={onFocus}
        className="my-4 flex flex-wrap items-end gap-3"
      >
        <TextField
          id="first-question"
          label="Ask your assistant a question"
          maxLength={500}
          autoComplete="off"
          className="min-w-0 flex-1 basis-64"
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <Button type="submit">Ask</Button>
      </form>
    </>
  );
}
