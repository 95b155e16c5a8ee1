import type { ReactNode } from 'react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { chatMessageLimitCharacters, correctionAnswerLimitCharacters } from '#shared/domain/limits.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import type { GivenAnswer } from '#web/lib/api/use-correction.ts';
import { Button } from '../form/button.tsx';
import { ConflictPanel } from '../form/conflict-panel.tsx';
import { TextAreaField, TextField } from '../form/text-field.tsx';
import { useAnswerDraft } from './use-answer-draft.ts';
import { WordingsField } from './wordings-field.tsx';

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

/** Edits an owner's answer; nothing is sent until it is complete, nor while somebody else's answer stands against it. */
export function AnswerForm(props: AnswerFormProps) {
  const { id, conversionId, question, isQuestionShown, questionHint, submitLabel = 'Add answer' } = props;
  const { draft, setDraft, wordings, setWordings, isTried, given, submit, isPending, error, theirs, settle } =
    useAnswerDraft(props);
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
      <WordingsField
        id={id}
        conversionId={conversionId}
        draft={given}
        value={wordings ?? ''}
        onChange={setWordings}
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
        <Button type="submit" variant="secondary" disabled={isPending} label={submitLabel} />
        {props.children}
      </div>
    </form>
  );
}
