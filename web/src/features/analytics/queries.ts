import { useMutation, useQuery } from '@tanstack/react-query';
import type { Timeframe } from '#shared/contract/dashboard/analytics.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

export function useAnalytics(conversionId: string, timeframe: Timeframe) {
  return useQuery({
    queryKey: ['analytics', conversionId, timeframe],
    queryFn: async ({ signal }) =>
      (await loadClient()).dashboard.getAnalytics({ conversionId, timeframe }, signal),
    gcTime: 0,
  });
}

/** Downloads the figures of a timeframe as a table. */
export function useAnalyticsExport(conversionId: string, timeframe: Timeframe) {
  return useMutation({
    mutationFn: async () => {
      const { dashboard } = await loadClient();
      const { filename, content } = await dashboard.exportAnalytics({ conversionId, timeframe });
      saveFile(filename, content);
    },
  });
}
