import { useRef, useState } from 'react';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

/** Loaded when it is opened. */
const AnswerForm = loadPart(async () => (await import('#web/ui/answers/answer-form.tsx')).AnswerForm);

type AnswerTeachingProps = { message: InboxMessage; response: string; conversionId: string };

/** Lets the assistant give a person's answer from now on, once the owner has looked over question and words. */
export function AnswerTeaching({ message, response, conversionId }: AnswerTeachingProps) {
  const { id, headline, userMessage } = message;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        label="Use as the assistant’s answer"
      />
      {isOpen && (
        <div className="mt-4">
          <LoadBoundary fallback={<Spinner label="Opening the form…" />}>
            <AnswerForm
              id={`teach-${id}`}
              conversionId={conversionId}
              initial={{ question: headline ?? userMessage, answer: response }}
              questionHint="All visitors who ask this get the answer: leave out what is meant for one person only."
              submitLabel="Save answer"
              onSaved={close}
            >
              <Button variant="quiet" onClick={close} label="Cancel" />
            </AnswerForm>
          </LoadBoundary>
        </div>
      )}
    </div>
  );
}
