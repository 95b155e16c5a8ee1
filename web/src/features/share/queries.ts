import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadClient } from '#web/lib/api/load-client.ts';

const keyOf = (conversionId: string) => ['share', conversionId];

export function useShare(conversionId: string) {
  return useQuery({
    queryKey: keyOf(conversionId),
    queryFn: async ({ signal }) => (await loadClient()).dashboard.getShare({ conversionId }, signal),
  });
}

/** Names the page or publishes it. */
export function useShareChange(conversionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: { slug?: string; isListed: boolean }) =>
      (await loadClient()).dashboard.saveShare({ conversionId, ...change }),
    onSuccess: (share) => queries.setQueryData(keyOf(conversionId), share),
  });
}
