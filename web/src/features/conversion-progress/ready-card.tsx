import { type FormEvent, useEffect, useRef, useState } from 'react';
import { redirectAfterReadySeconds } from '#shared/domain/limits.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

type ReadyCardProps = {
  title: string;
  destination: string;
  /** The assistant's page, which answers a question; absent where none is asked. */
  assistantUrl?: string | undefined;
  onReady: () => void;
};

/** Shown at 100 %; redirects after the specified pause, unless the visitor begins to ask something. */
export function ReadyCard({ title, destination, assistantUrl, onReady }: ReadyCardProps) {
  const [isAsking, setAsking] = useState(false);
  const [question, setQuestion] = useState('');
  const latestOnReady = useRef(onReady);
  latestOnReady.current = onReady;
  useEffect(() => {
    if (isAsking) return;
    const timer = setTimeout(() => latestOnReady.current(), redirectAfterReadySeconds * 1000);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!assistantUrl || question.trim() === '') return;
    window.location.assign(`${assistantUrl}?${new URLSearchParams({ question: question.trim() })}`);
  };
  return (
    <Callout tone="success" className="mt-6 items-start">
      <h2 className="text-lg">{title}</h2>
      {!isAsking && (
        <p>
          {assistantUrl ? 'Your dashboard' : 'It'} opens in {redirectAfterReadySeconds} seconds
          {assistantUrl && ', unless you ask'}.
        </p>
      )}
      {assistantUrl && (
        <form
          aria-label="Ask your assistant"
          onSubmit={ask}
          onFocus={() => setAsking(true)}
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
      )}
      <a href={destination} className={`${buttonStyle({ size: 'small', variant: 'secondary' })} mt-3`}>
        {assistantUrl ? 'Open the dashboard' : 'Open it now'}
      </a>
    </Callout>
  );
}
