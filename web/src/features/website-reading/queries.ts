import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { knowledgeBaseKey } from '#web/lib/api/answer-keys.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

/** While the website is read its owner watches. */
const readingMs = 2000;

const websiteKey = (conversionId: string) => ['website', conversionId];

/** How much of the website is read. What is shown of the knowledge base is read again when a reading ends. */
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

/** Begins to read the website; a second click begins nothing. */
export function useWebsiteReading(conversionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await loadClient()).knowledgeBase.readWebsite({ conversionId }),
    onSuccess: (website) => queries.setQueryData(websiteKey(conversionId), website),
  });
}
