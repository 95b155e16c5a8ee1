import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

/** Document 2 section 9. */
const refreshMilliseconds = 30_000;

/** The figures of an assistant, or of the caller's first one. */
export function useDashboard(conversionId: string | undefined) {
  return useQuery({
    queryKey: ['dashboard', conversionId ?? 'first'],
    queryFn: async ({ signal }) => (await loadClient()).dashboard.get({ conversionId }, signal),
    refetchInterval: refreshMilliseconds,
  });
}

const settingsKey = (conversionId: string) => ['dashboard-settings', conversionId];

export function useDashboardSettings(conversionId: string) {
  return useQuery({
    queryKey: settingsKey(conversionId),
    queryFn: async ({ signal }) => (await loadClient()).dashboard.getSettings({ conversionId }, signal),
  });
}

export function useDashboardSettingsChange(conversionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (settings: DashboardSettings) =>
      (await loadClient()).dashboard.saveSettings({ conversionId, ...settings }),
    onSuccess: (settings) => queries.setQueryData(settingsKey(conversionId), settings),
  });
}
