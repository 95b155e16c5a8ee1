import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { knowledgeBaseKey } from '#web/lib/api/answer-keys.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

/** Short because the owner watches the reading. */
const readingMs = 2000;

const websiteKey = (conversionId: string) => ['website', conversionId];

/** How much of the website has been read. Refetches the knowledge base when a reading ends. */
export function useWebsite(conversionId: string) {
  const queries = useQueryClient();
  const wasReading = useRef(false);
  const website = useQuery({
    queryKey: websiteKey(conversionId),
    queryFn: async ({ signal }) => (await loadClient()).knowledgeBase.getWebsite({ conversionId }, signal),
    refetchInterval: ({ state }) => (state.data?.reading ? readingMs : false),
    staleTime: 0,
  });
  const isReading = Boolean(website.data?.reading);
  useEffect(() => {
    if (wasReading.current && !isReading)
      void queries.invalidateQueries({ queryKey: knowledgeBaseKey(conversionId) });
    wasReading.current = isReading;
  }, [isReading, queries, conversionId]);
  return website;
}

/** Starts reading the website; a second click has no effect. */
export function useWebsiteReading(conversionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await loadClient()).knowledgeBase.readWebsite({ conversionId }),
    onSuccess: (website) => queries.setQueryData(websiteKey(conversionId), website),
  });
}
