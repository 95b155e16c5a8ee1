import { type QueryFunctionContext, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import type { CriticalSystemKey } from '#shared/domain/critical-systems.ts';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';

const monitorKey = 'system-monitor';

/** Polls while auto refresh is on and the window is in the foreground. Refetches on each visit. */
function usePolled<Data>(
  name: string,
  seconds: number,
  isAutomatic: boolean,
  call: (area: Client['monitor'], signal: AbortSignal) => Promise<Data>,
) {
  return useQuery({
    queryKey: [monitorKey, name],
    queryFn: async ({ signal }: QueryFunctionContext) => call((await loadStaffClient()).monitor, signal),
    refetchInterval: isAutomatic && seconds * 1000,
    refetchOnMount: 'always',
  });
}

// The seconds of document 3 section 9.
export const useCriticalHealth = (isAutomatic: boolean) =>
  usePolled('health', 10, isAutomatic, (area, signal) => area.getCriticalHealth({}, signal));

export const useMonitoredSites = (isAutomatic: boolean) =>
  usePolled('sites', 15, isAutomatic, (area, signal) => area.listSites({}, signal));

export const useMonitoredConversions = (isAutomatic: boolean) =>
  usePolled('conversions', 20, isAutomatic, (area, signal) => area.listConversions({}, signal));

/** What failed lately, which changes slowly beside the checks. */
export const useFailures = (isAutomatic: boolean) =>
  usePolled('failures', 60, isAutomatic, (area, signal) => area.listFailures({}, signal));

/** Applies an emergency fix, then refetches everything. */
export function useEmergencyFix() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (systemKey: CriticalSystemKey) =>
      (await loadStaffClient()).monitor.applyEmergencyFix({ systemKey }),
    onSettled: () => queries.invalidateQueries({ queryKey: [monitorKey] }),
  });
}
