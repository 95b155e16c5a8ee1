import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/brand-names.ts';
import type { Client, CustomerClient } from '#shared/client.ts';
import type { InboxList } from '#shared/domain/inbox/inbox-message.ts';
import { dashboardKey } from '#web/lib/api/answer-keys.ts';
import { inboxKey, refreshMs } from './inbox-key.ts';

/** An inbox: the staff's, of one brand or of all they may see, or an assistant's; with the sign-in that opens it. */
export type InboxScope =
  | { kind: 'staff'; platform: BrandId | undefined; loadClient: () => Promise<Client> }
  | { kind: 'owner'; conversionId: string; loadClient: () => Promise<CustomerClient> };

type Change = { id: string; status: 'in_progress' | 'responded'; response?: string; responseBy?: string };

export function useInbox(scope: InboxScope, show: InboxList) {
  return useInfiniteQuery({
    queryKey: [...inboxKey, scope, show],
    queryFn: async ({ pageParam, signal }) => {
      const page = { show, ...(pageParam && { after: pageParam }) };
      if (scope.kind === 'owner') {
        const { inbox } = await scope.loadClient();
        return inbox.listOwn({ conversionId: scope.conversionId, ...page }, signal);
      }
      const { inbox } = await scope.loadClient();
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
    mutationFn: async (change: Change) =>
      scope.kind === 'owner'
        ? (await scope.loadClient()).inbox.changeOwn(change)
        : (await scope.loadClient()).inbox.changeForwarded(change),
    onSettled: async () => {
      // The dashboard counts what waits.
      void queries.invalidateQueries({ queryKey: dashboardKey });
      await queries.invalidateQueries({ queryKey: inboxKey });
    },
  });
}
