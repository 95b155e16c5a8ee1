import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { dashboardKey } from '#web/lib/api/answer-keys.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

/** Document 2 section 9 for the caller's own dashboard, document 3 section 9 for one named in the address. */
const refreshMilliseconds = { own: 30_000, named: 15_000 } as const;

/** Figures of an assistant; by default the caller's first. */
export function useDashboard(conversionId: string | undefined) {
  return useQuery({
    queryKey: [...dashboardKey, conversionId ?? 'first'],
    queryFn: async ({ signal }) => (await loadClient()).dashboard.get({ conversionId }, signal),
    refetchInterval: refreshMilliseconds[conversionId ? 'named' : 'own'],
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
