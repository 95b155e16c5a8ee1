import { useQuery } from '@tanstack/react-query';
import type { Timeframe } from '#shared/contract/dashboard.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

export function useAnalytics(conversionId: string, timeframe: Timeframe) {
  return useQuery({
    queryKey: ['analytics', conversionId, timeframe],
    queryFn: async ({ signal }) =>
      (await loadClient()).dashboard.getAnalytics({ conversionId, timeframe }, signal),
    gcTime: 0,
  });
}
