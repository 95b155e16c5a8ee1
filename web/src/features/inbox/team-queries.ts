import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inboxKey } from './inbox-key.ts';
import type { OwnerScope } from './inbox-queries.ts';

/** The people to whom a message can be assigned. */
export function usePeople({ conversionId, loadClient }: OwnerScope) {
  return useQuery({
    queryKey: [...inboxKey, 'people', conversionId],
    queryFn: async ({ signal }) => (await loadClient()).inbox.listPeople({ conversionId }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const repliesKey = (conversionId: string) => [...inboxKey, 'replies', conversionId];

export function useSavedReplies({ conversionId, loadClient }: OwnerScope) {
  return useQuery({
    queryKey: repliesKey(conversionId),
    queryFn: async ({ signal }) => (await loadClient()).inbox.listReplies({ conversionId }, signal),
  });
}

/** Keeps an answer for the next time, or removes a kept one. */
export function useReplyChange({ conversionId, loadClient }: OwnerScope) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: { text: string } | { id: string }) => {
      const { inbox } = await loadClient();
      if ('text' in change) await inbox.saveReply({ conversionId, ...change });
      else await inbox.removeReply({ conversionId, ...change });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: repliesKey(conversionId) }),
  });
}
