import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { type Correction, correctionSchema } from '#shared/domain/conversion/knowledge-item.ts';
import { wordingLimit } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors.ts';
import { api } from './api.ts';

/** A question with its owner's answer; without wordings those that are stored stay. */
export type GivenAnswer = Pick<Correction, 'question' | 'answer' | 'wordings'>;

const refusalSchema = z.object({ correction: correctionSchema });

/**
 * Saves the owner's answer to a question, and refreshes every list of answers. What somebody else has answered since
 * `known` was read isn't replaced: it is `theirs`, until one of both is chosen.
 */
export function useCorrection(conversionId: string, known: Correction | undefined) {
  const [base, setBase] = useState(known);
  const saving = useMutation({
    ...api.knowledgeBase.correctAnswer.mutation(),
    mutationFn: async (given: GivenAnswer) => {
      const save = async (version: number, wordings = given.wordings) =>
        (await api.knowledgeBase.correctAnswer.call({ conversionId, ...given, wordings, version }))
          .correction;
      try {
        return await save(base?.question === given.question ? base.version : 0);
      } catch (error) {
        const stored = readStored(error);
        if (stored?.answer === given.answer) {
          const added = given.wordings?.filter((wording) => !stored.wordings?.includes(wording)) ?? [];
          if (added.length === 0) return stored;
          return save(stored.version, [...(stored.wordings ?? []), ...added].slice(0, wordingLimit));
        }
        // The same question in other words, whose answer was on screen.
        if (stored && stored.answer === base?.answer) return save(stored.version);
        throw error;
      }
    },
    onSuccess: (saved, { question }) => setBase({ ...saved, question }),
  });
  const theirs = readStored(saving.error);
  return {
    save: saving.mutateAsync,
    isPending: saving.isPending,
    error: theirs ? null : saving.error,
    theirs,
    /** From now on, a save of the question replaces their answer. */
    settle: () => {
      setBase(theirs && { ...theirs, question: saving.variables?.question ?? theirs.question });
      saving.reset();
    },
  };
}

function readStored(error: unknown): Correction | undefined {
  const isConflict = error instanceof AppError && error.code === 'CONFLICT';
  return isConflict ? refusalSchema.safeParse(error.stored).data?.correction : undefined;
}
