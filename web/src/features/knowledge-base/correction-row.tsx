import { useState } from 'react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { AnswerForm } from '#web/ui/answers/answer-form.tsx';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Pencil, Trash2 } from '#web/ui/icons/icons.ts';

type CorrectionRowProps = {
  conversionId: string;
  correction: Correction;
  isNew: boolean;
  isDeleting: boolean;
  onDelete: () => void;
};

/** One of the owner's answers, with the ways to change and delete it. */
export function CorrectionRow(props: CorrectionRowProps) {
  const { conversionId, correction, isNew, isDeleting, onDelete } = props;
  const { id, question } = correction;
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  return (
    <li className="flex flex-wrap items-start gap-4 py-3">
      <div className="min-w-0 flex-1 basis-64 break-words">
        <p className="font-semibold">
          {question}
          {isNew && <NewMark />}
        </p>
        {!isChanging && <StoredAnswer correction={correction} />}
      </div>
      <EditorsOnly>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isChanging}
          aria-label={`Change your answer to: ${question}`}
          onClick={() => setChanging(!isChanging)}
        >
          <Pencil className="size-4" />
          Change
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={isDeleting}
          aria-label={`Delete your answer to: ${question}`}
          onClick={onDelete}
        >
          <Trash2 className="size-4" />
          Delete
        </Button>
      </EditorsOnly>
      {isChanging && (
        <div className="basis-full">
          <AnswerForm
            id={`change-${id}`}
            conversionId={conversionId}
            question={question}
            known={correction}
            submitLabel="Save answer"
            onSaved={close}
          >
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </AnswerForm>
        </div>
      )}
    </li>
  );
}

function StoredAnswer({ correction: { question, wordings = [], answer } }: { correction: Correction }) {
  return (
    <>
      {wordings.length > 0 && (
        <p className="text-ink-muted text-sm">
          Also asked as: {wordings.map((wording) => `“${wording}”`).join(', ')}
        </p>
      )}
      <FoldedText name={`your answer to “${question}”`} className="whitespace-pre-line">
        {answer}
      </FoldedText>
    </>
  );
}

function NewMark() {
  return (
    <span className="ms-2 rounded-full bg-brand-tint px-2 py-0.5 font-semibold text-brand-ink text-sm">
      New
    </span>
  );
}
