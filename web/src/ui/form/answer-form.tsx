import { type FormEvent, type ReactNode, useState } from 'react';
import { chatMessageLimitCharacters, correctionAnswerLimitCharacters } from '#shared/domain/limits.ts';
import type { GivenAnswer } from '#web/lib/api/use-correction.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from './button.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

type AnswerFormProps = {
  id: string;
  /** The question to answer; without one the owner writes it. */
  question?: string;
  questionHint?: string;
  /** Initial values of the fields. */
  initial?: GivenAnswer;
  submitLabel: string;
  isPending: boolean;
  failure: string | undefined;
  onSave: (given: GivenAnswer) => Promise<unknown>;
  /** Buttons beside Save. */
  children?: ReactNode;
};

const nothing: GivenAnswer = { question: '', answer: '' };

/** Edits an owner's answer; nothing is sent until it is complete. */
export function AnswerForm(props: AnswerFormProps) {
  const { id, question, questionHint, initial = nothing, submitLabel, isPending, failure, onSave } = props;
  const [draft, setDraft] = useState(initial);
  const [isTried, setTried] = useState(false);
  const given = { question: question ?? draft.question.trim(), answer: draft.answer.trim() };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!given.question) return document.getElementById(`${id}-question`)?.focus();
    if (!given.answer) return document.getElementById(`${id}-answer`)?.focus();
    onSave(given).then(
      () => {
        setDraft(initial);
        setTried(false);
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
        rows={3}
        maxLength={correctionAnswerLimitCharacters}
        value={draft.answer}
        error={isTried && !given.answer ? 'Please write the answer.' : failure}
        onChange={({ target }) => setDraft({ ...draft, answer: target.value })}
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
