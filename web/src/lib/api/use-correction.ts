import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { knowledgeBaseKey, transcriptsKey } from './answer-keys.ts';
import { loadClient } from './load-client.ts';

/** A question with the answer that its owner gives to it. */
export type GivenAnswer = Pick<Correction, 'question' | 'answer'>;

/** Answers a question in the owner's words from now on; whatever shows such answers is read again. */
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
