import { useQuery } from '@tanstack/react-query';
import { loadClient } from '#web/lib/api/load-client.ts';
import { inboxKey, refreshMs } from './inbox-key.ts';

export const hoursKey = (conversionId: string) => [...inboxKey, 'office-hours', conversionId];

export function useOfficeHours(conversionId: string) {
  return useQuery({
    queryKey: hoursKey(conversionId),
    queryFn: async ({ signal }) => (await loadClient()).inbox.getOfficeHours({ conversionId }, signal),
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
