import { useId, useRef, useState } from 'react';
import type { Attention } from '#shared/contract/dashboard.ts';
import { AnswerForm } from '#web/ui/form/answer-form.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useAttentionRefresh } from './queries.ts';

type OpenQuestionProps = { conversionId: string; question: Attention['questions'][number] };

/** Opens a form in place for the owner's answer, which visitors get from then on. */
export function OpenQuestion({ conversionId, question: { question } }: OpenQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const refresh = useAttentionRefresh(conversionId);
  const id = useId();
  /** The answered question leaves the list, with everything in it. */
  const leaveRow = () => {
    document.getElementById('next-title')?.focus();
    void refresh();
  };
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
        </div>
      )}
    </>
  );
}
