import { useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

/** Status of the services; the API counts as down when the call itself fails. */
export function useSystemStatus() {
  return useQuery({
    queryKey: ['system', 'status'],
    queryFn: async ({ signal }) => {
      try {
        const status = await (await loadClient()).system.getStatus({}, signal);
        return { ...status, checkedAt: new Date() };
      } catch {
        return {
          api: 'outage',
          database: 'operational',
          ai: 'operational',
          checkedAt: new Date(),
        } as const;
      }
    },
    gcTime: 0,
  });
}

export function useErrorReport() {
  return useMutation({
    mutationFn: async (report: Parameters<Client['system']['reportError']>[0]) =>
      (await loadClient()).system.reportError(report),
  });
}

export async function canReachService(signal: AbortSignal): Promise<boolean> {
  try {
    await (await loadClient()).system.checkHealth({}, signal);
    return true;
  } catch {
    return false;
  }
}
