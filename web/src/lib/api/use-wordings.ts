import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

type Draft = { question: string; answer: string };

/** What visitors asked that is much like a question and does not find its answer; asked for once the owner looks. */
export function useWordings(conversionId: string, { question, answer }: Draft, isWanted: boolean) {
  return useQuery({
    ...api.knowledgeBase.proposeWordings.query({ conversionId, question, answer }),
    enabled: isWanted && question !== '',
    placeholderData: (before) => before,
  });
}
