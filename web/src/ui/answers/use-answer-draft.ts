import { type FormEvent, useState } from 'react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { wordingLimit } from '#shared/domain/limits.ts';
import { type GivenAnswer, useCorrection } from '#web/lib/api/use-correction.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { readWordings } from './wordings-field.tsx';

type AnswerDraftProps = {
  id: string;
  conversionId: string;
  known?: Correction | undefined;
  question?: string | undefined;
  initial?: GivenAnswer | undefined;
  onSaved?: ((saved: Correction) => void) | undefined;
};

const nothing: GivenAnswer = { question: '', answer: '' };

/** What an owner writes in the form for an answer, and its save once it is complete and stands against nobody's. */
export function useAnswerDraft(props: AnswerDraftProps) {
  const { id, conversionId, known, question, initial = known ?? nothing, onSaved } = props;
  const { save, isPending, error, theirs, settle } = useCorrection(conversionId, known);
  const [draft, setDraft] = useState(initial);
  // Undefined as long as nobody has seen those that may be stored.
  const [wordings, setWordings] = useState(known?.wordings?.join('\n'));
  const [isTried, setTried] = useState(false);
  const given: GivenAnswer = {
    ...{ question: question ?? draft.question.trim(), answer: draft.answer.trim() },
    ...(wordings !== undefined && { wordings: readWordings(wordings) }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = findWrongField(given);
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus();
    if (theirs) return;
    save(given).then(
      (saved) => {
        setDraft(initial);
        setWordings(known && saved.wordings?.join('\n'));
        setTried(false);
        onSaved?.(saved);
        toastStore.show({ title: 'Answer Saved', description: 'The assistant gives it from now on.' });
      },
      () => undefined,
    );
  };
  return { draft, setDraft, wordings, setWordings, isTried, given, submit, isPending, error, theirs, settle };
}

/** The first field that keeps the form from being sent. */
function findWrongField({ question, answer, wordings = [] }: GivenAnswer): string | undefined {
  if (!question) return 'question';
  if (!answer) return 'answer';
  return wordings.length > wordingLimit ? 'wordings' : undefined;
}
