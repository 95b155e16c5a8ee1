import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { inboxKey, refreshMs } from './inbox-key.ts';

const hoursKey = (conversionId: string) => [...inboxKey, 'office-hours', conversionId];

export function useOfficeHours(conversionId: string) {
  return useQuery({
    queryKey: hoursKey(conversionId),
    queryFn: async ({ signal }) => (await loadClient()).inbox.getOfficeHours({ conversionId }, signal),
    // A refetch would reset unsaved choices.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useOfficeHoursChange(conversionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (officeHours: OfficeHours | null) =>
      (await loadClient()).inbox.saveOfficeHours({ conversionId, officeHours }),
    onSuccess: (saved) => queries.setQueryData(hoursKey(conversionId), saved),
  });
}

/** The state of a message, polled while its sender waits. */
export function useMessagePage(token: string) {
  return useQuery({
    queryKey: ['message-page', token],
    queryFn: async ({ signal }) => (await loadClient()).inbox.getMessagePage({ token }, signal),
    refetchInterval: refreshMs,
    retry: false,
  });
}
