import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import { api } from '#web/lib/api/api.ts';
import { useReadTogether } from '#web/lib/api/use-read-together.ts';
import { noFilters, toQuery } from './filters.ts';

/** Document 2 section 9. */
const refreshMilliseconds = 30_000;

/** An assistant, and the brand that its calls are made under. */
export type Assistant = { brandId: BrandId; conversionId: string };

/** Conversations page by page, newest first. */
export function useChatSessions(assistant: Assistant, search: string, query = toQuery(noFilters)) {
  const listing = useInfiniteQuery({
    ...api.chatHistory.listSessions.pages({ ...assistant, search, ...query }, 'before'),
    refetchInterval: refreshMilliseconds,
    placeholderData: (previous) => previous,
  });
  useReadTogether(search ? undefined : listing.data?.pages[0]?.sessions[0]?.id, [api.dashboard.get.key]);
  return listing;
}

export const transcriptQuery = (assistant: Assistant, sessionId: string) => ({
  ...api.chatHistory.getSession.query({ ...assistant, sessionId }),
  gcTime: 0,
});

/** Reads everything again that shows what is gone; the transcript of a deleted conversation cannot be read again. */
export function useRemovalRefresh() {
  const queries = useQueryClient();
  return (isConversationDeleted: boolean) =>
    void queries.invalidateQueries({
      queryKey: api.chatHistory.getSession.key.slice(0, 1),
      predicate: ({ queryKey }) => !isConversationDeleted || queryKey[2] !== 'getSession',
    });
}
