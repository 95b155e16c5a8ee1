import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';

/** Starts reading the website; a second click has no effect. */
export function useWebsiteReading(conversionId: string) {
  const queries = useQueryClient();
  return useMutation({
    ...api.knowledgeBase.readWebsite.mutation(),
    onSuccess: (website) =>
      queries.setQueryData(api.knowledgeBase.getWebsite.query({ conversionId }).queryKey, website),
  });
}
