import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { knowledgeBaseKey, transcriptsKey } from './answer-keys.ts';
import { loadClient } from './load-client.ts';

/** A question with its owner's answer. */
export type GivenAnswer = Pick<Correction, 'question' | 'answer'>;

/** Saves the owner's answer to a question, and refreshes every list of answers. */
export function useCorrection(conversionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (given: GivenAnswer) => {
      const { knowledgeBase } = await loadClient();
      return (await knowledgeBase.correctAnswer({ conversionId, ...given })).correction;
    },
    onSuccess: () =>
      Promise.all(
        [knowledgeBaseKey, transcriptsKey].map((keyOf) =>
          queries.invalidateQueries({ queryKey: keyOf(conversionId) }),
        ),
      ),
  });
}
