import { type FormEvent, type ReactNode, useState } from 'react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { chatMessageLimitCharacters, correctionAnswerLimitCharacters } from '#shared/domain/limits.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { type GivenAnswer, useCorrection } from '#web/lib/api/use-correction.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from './button.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

type AnswerFormProps = {
  id: string;
  conversionId: string;
  /** The stored answer that the form changes. */
  known?: Correction | undefined;
  /** The question to answer; without one the owner writes it. */
  question?: string;
  /** The question stands above the form. */
  isQuestionShown?: boolean;
  questionHint?: string;
  /** Initial values of the fields; by default the stored answer. */
  initial?: GivenAnswer | undefined;
  submitLabel?: string;
  onSaved?: (saved: Correction) => void;
  /** Buttons beside Save. */
  children?: ReactNode;
};

const nothing: GivenAnswer = { question: '', answer: '' };

/** Edits an owner's answer; nothing is sent until it is complete, nor while somebody else's answer stands against it. */
export function AnswerForm(props: AnswerFormProps) {
  const {
    id,
    conversionId,
    known,
    question,
    isQuestionShown,
    questionHint,
    submitLabel = 'Add answer',
    onSaved,
  } = props;
  const { initial = known ?? nothing } = props;
  const { save, isPending, error, theirs, settle } = useCorrection(conversionId, known);
  const [draft, setDraft] = useState(initial);
  const [isTried, setTried] = useState(false);
  const given = { question: question ?? draft.question.trim(), answer: draft.answer.trim() };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!given.question) return document.getElementById(`${id}-question`)?.focus();
    if (!given.answer) return document.getElementById(`${id}-answer`)?.focus();
    if (theirs) return;
    save(given).then(
      (saved) => {
        setDraft(initial);
        setTried(false);
        onSaved?.(saved);
        toastStore.show({ title: 'Answer Saved', description: 'The assistant gives it from now on.' });
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {question === undefined && (
        <TextField
          id={`${id}-question`}
          label="Question"
          hint={questionHint}
          required
          maxLength={chatMessageLimitCharacters}
          value={draft.question}
          error={isTried && !given.question ? 'Please write the question.' : undefined}
          onChange={({ target }) => setDraft({ ...draft, question: target.value })}
        />
      )}
      <TextAreaField
        id={`${id}-answer`}
        label={question === undefined ? 'Answer' : `Your answer to “${question}”`}
        required
        isLabelHidden={isQuestionShown}
        rows={isQuestionShown ? 2 : 3}
        maxLength={correctionAnswerLimitCharacters}
        value={draft.answer}
        error={
          isTried && !given.answer ? 'Please write the answer.' : error ? describeFailure(error) : undefined
        }
        onChange={({ target }) => setDraft({ ...draft, answer: target.value })}
      />
      <ConflictPanel
        conflicts={theirs ? [{ field: 'answer', mine: given.answer, theirs: theirs.answer }] : []}
        labels={{ answer: theirs?.question ?? '' }}
        onSettle={(_field, keepsMine) => {
          settle();
          if (!keepsMine && theirs) setDraft({ ...draft, answer: theirs.answer });
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={isPending}>
          {submitLabel}
        </Button>
        {props.children}
      </div>
    </form>
  );
}
