import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { AnswerForm } from '#web/ui/answers/answer-form.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { PenLine } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';

type AnswerDialogProps = {
  conversionId: string;
  question: string;
  /** The stored answer that is changed. */
  known?: Correction | undefined;
  onClose: () => void;
};

/** An answer of the owner's, from anywhere in the dashboard. */
export function AnswerDialog({ conversionId, question, known, onClose }: AnswerDialogProps) {
  return (
    <Modal
      title={known ? 'Change your answer' : 'Write an answer'}
      icon={<PenLine className="size-5 text-brand-ink" />}
      description="Visitors who ask this get your words from now on."
      onClose={onClose}
    >
      <div className="mt-5">
        <AnswerForm
          id="written"
          conversionId={conversionId}
          known={known}
          {...(known ? { question: known.question } : { initial: { question, answer: '' } })}
          submitLabel="Save answer"
          onSaved={onClose}
        >
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </AnswerForm>
      </div>
    </Modal>
  );
}
