import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { undoSeconds } from '#shared/domain/limits.ts';
import { api } from '#web/lib/api/api.ts';
import { DeletedRow } from './entries/deleted-row.tsx';

type DeletedCorrectionProps = {
  conversionId: string;
  correction: Correction;
  /** It is back, or its time is over. */
  onSettled: () => void;
};

/** An owner's answer that was deleted a moment ago: saved again, it is back, unless somebody wrote another meanwhile. */
export function DeletedCorrection({ conversionId, correction, onSettled }: DeletedCorrectionProps) {
  const { question, answer, wordings } = correction;
  const { mutate, isPending, error } = useMutation(api.knowledgeBase.correctAnswer.mutation());
  const settle = useRef(onSettled);
  settle.current = onSettled;
  useEffect(() => {
    if (isPending) return;
    const timer = setTimeout(() => settle.current(), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isPending]);
  return (
    <DeletedRow
      name={question}
      secondsLeft={undoSeconds}
      isPending={isPending}
      error={error}
      onUndo={() =>
        mutate({ conversionId, question, answer, wordings, version: 0 }, { onSuccess: onSettled })
      }
    />
  );
}
