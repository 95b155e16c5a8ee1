import { type FormEvent, useState } from 'react';
import { chatMessageLimitCharacters, correctionAnswerLimitCharacters } from '#shared/domain/limits.ts';
import { describeFailure } from '#web/lib/describe-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { toastStore } from '#web/ui/toast-store.ts';
import { useKnowledgeCall } from './queries.ts';

type AnswerFormProps = {
  id: string;
  conversionId: string;
  /** The question that is answered; the owner writes it where there is none. */
  question?: string;
};

/** Takes an answer of the owner; nothing is sent while something is missing. */
export function AnswerForm({ id, conversionId, question }: AnswerFormProps) {
  const [asked, setAsked] = useState('');
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const correct = useKnowledgeCall(conversionId, (area, input: { question: string; answer: string }) =>
    area.correctAnswer({ conversionId, ...input }),
  );
  const missingQuestion = isTried && question === undefined && !asked.trim();
  const missingAnswer = isTried && !answer.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = { question: question ?? asked.trim(), answer: answer.trim() };
    setTried(true);
    if (!given.question) return document.getElementById(`${id}-question`)?.focus();
    if (!given.answer) return document.getElementById(`${id}-answer`)?.focus();
    correct.mutate(given, {
      onSuccess: () => {
        setAsked('');
        setAnswer('');
        setTried(false);
        toastStore.show({ title: 'Answer Saved', description: 'The assistant gives it from now on.' });
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {question === undefined && (
        <TextField
          id={`${id}-question`}
          label="Question"
          required
          maxLength={chatMessageLimitCharacters}
          value={asked}
          error={missingQuestion ? 'Please write the question.' : undefined}
          onChange={({ target }) => setAsked(target.value)}
        />
      )}
      <TextAreaField
        id={`${id}-answer`}
        label={question === undefined ? 'Answer' : `Your answer to “${question}”`}
        required
        rows={3}
        maxLength={correctionAnswerLimitCharacters}
        value={answer}
        error={
          missingAnswer
            ? 'Please write the answer.'
            : (correct.error && describeFailure(correct.error)) || undefined
        }
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={correct.isPending}>
        Add answer
      </Button>
    </form>
  );
}
