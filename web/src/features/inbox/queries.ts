import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/brand-names.ts';
import type { InboxList } from '#shared/domain/inbox/inbox-message.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

/** An inbox: the staff's, of one brand or of all they may see, or an assistant's. */
export type InboxScope =
  | { kind: 'staff'; platform: BrandId | undefined }
  | { kind: 'owner'; conversionId: string };

type Change = { id: string; status: 'in_progress' | 'responded'; response?: string; responseBy?: string };

const inboxKey = ['inbox'];
/** Short enough for new messages to appear while somebody watches. */
const refreshMs = 30_000;

export function useInbox(scope: InboxScope, show: InboxList) {
  return useInfiniteQuery({
    queryKey: [...inboxKey, scope, show],
    queryFn: async ({ pageParam, signal }) => {
      const { inbox } = await loadClient();
      const page = { show, ...(pageParam && { after: pageParam }) };
      if (scope.kind === 'owner') return inbox.listOwn({ conversionId: scope.conversionId, ...page }, signal);
      const { platform } = scope;
      return inbox.listForwarded({ ...(platform && { platform }), ...page }, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMs,
  });
}

export function useStatusChange(scope: InboxScope) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => {
      const { inbox } = await loadClient();
      return scope.kind === 'owner' ? inbox.changeOwn(change) : inbox.changeForwarded(change);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: inboxKey }),
  });
}

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
