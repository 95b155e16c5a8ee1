import { useQuery } from '@tanstack/react-query';
import { knowledgeBaseKey } from './answer-keys.ts';
import { loadClient } from './load-client.ts';

type Draft = { question: string; answer: string };

/** What visitors asked that is much like a question and does not find its answer; asked for once the owner looks. */
export function useWordings(conversionId: string, { question, answer }: Draft, isWanted: boolean) {
  return useQuery({
    queryKey: [...knowledgeBaseKey(conversionId), 'wordings', question, answer],
    queryFn: async ({ signal }) =>
      (await loadClient()).knowledgeBase.proposeWordings({ conversionId, question, answer }, signal),
    enabled: isWanted && question !== '',
    placeholderData: (before) => before,
  });
}
