import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#web/lib/api/api.ts';

/** Short because the owner watches the reading. */
const readingMs = 2000;

/** How much of the website has been read. Refetches the knowledge base when a reading ends. */
export function useWebsite(conversionId: string) {
  const queries = useQueryClient();
  const wasReading = useRef(false);
  const website = useQuery({
    ...api.knowledgeBase.getWebsite.query({ conversionId }),
    refetchInterval: ({ state }) => (state.data?.reading ? readingMs : false),
    staleTime: 0,
  });
  const isReading = Boolean(website.data?.reading);
  useEffect(() => {
    if (wasReading.current && !isReading)
      void queries.invalidateQueries({ queryKey: api.knowledgeBase.get.key });
    wasReading.current = isReading;
  }, [isReading, queries]);
  return website;
}
