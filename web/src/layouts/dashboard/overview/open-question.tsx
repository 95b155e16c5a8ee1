import { useId, useRef, useState } from 'react';
import type { Attention } from '#shared/contract/dashboard/attention.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

/** Loaded when the first question is opened. */
const AnswerForm = loadPart(async () => (await import('#web/ui/answers/answer-form.tsx')).AnswerForm);

type OpenQuestionProps = { conversionId: string; question: Attention['questions'][number] };

/** Opens a form in place for the owner's answer, which visitors get from then on. */
export function OpenQuestion({ conversionId, question: { question } }: OpenQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  /** The answered question leaves the list, with everything in it. */
  const leaveRow = () => document.getElementById('next-title')?.focus();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-label={`Write the answer to: ${question}`}
        onClick={() => setOpen(!isOpen)}
      >
        Write the answer
      </Button>
      {isOpen && (
        <div className="basis-full">
          <LoadBoundary fallback={<Spinner label="Opening the form…" />}>
            <AnswerForm
              id={id}
              conversionId={conversionId}
              initial={{ question, answer: '' }}
              questionHint="If it only makes sense in context, write it out in full."
              submitLabel="Save answer"
              onSaved={leaveRow}
            >
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
            </AnswerForm>
          </LoadBoundary>
        </div>
      )}
    </>
  );
}
