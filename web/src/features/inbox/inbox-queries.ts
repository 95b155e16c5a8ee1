import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BrandId } from '#shared/brands/brand-names.ts';
import type { Client, CustomerClient } from '#shared/client.ts';
import type {
  InboxKindFilter,
  InboxList,
  InboxMessage,
  InboxPerson,
  InboxState,
} from '#shared/domain/inbox/inbox-message.ts';
import { dashboardKey } from '#web/lib/api/answer-keys.ts';
import { inboxKey, refreshMs } from './inbox-key.ts';

/** An inbox: the staff's, of one brand or of all they may see, or an assistant's; with the sign-in that opens it. */
export type InboxScope = StaffScope | OwnerScope;

export type StaffScope = {
  kind: 'staff';
  platform: BrandId | undefined;
  me: Pick<InboxPerson, 'name'>;
  loadClient: () => Promise<Client>;
};

/** The inbox of a customer, and who of them reads it. */
export type OwnerScope = {
  kind: 'owner';
  conversionId: string;
  me: InboxPerson;
  loadClient: () => Promise<CustomerClient>;
  /** Lets the assistant give an answer from now on; passed in, because it calls as the customer. */
  teach: (message: InboxMessage, response: string) => ReactNode;
  /** Leads to the conversation that a message came from. */
  lead: (message: InboxMessage) => ReactNode;
};

/** What is wanted of the list. */
export type InboxQuery = {
  show: InboxList;
  search: string;
  kind?: InboxKindFilter | undefined;
  state?: InboxState | undefined;
};

type Change = { id: string; status: 'in_progress' | 'responded'; response?: string; responseBy?: string };

export function useInbox(scope: InboxScope, query: InboxQuery) {
  return useInfiniteQuery({
    queryKey: [...inboxKey, scope, query],
    queryFn: async ({ pageParam, signal }) => {
      const { search } = query;
      const page = { ...query, search: search.trim(), ...(pageParam && { after: pageParam }) };
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
    placeholderData: (previous, before) =>
      JSON.stringify(before?.queryKey[1]) === JSON.stringify(scope) ? previous : undefined,
  });
}

/** A customer's message with its words. */
export function useOpenedMessage({ loadClient }: StaffScope, id: string) {
  return useQuery({
    queryKey: [...inboxKey, 'opened', id],
    queryFn: async ({ signal }) => (await loadClient()).inbox.getForwarded({ id }, signal),
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

type Edit = { id: string; isRead?: true; assigneeId?: string | null; note?: string };

/** What those who answer do with a message among themselves. */
export function useMessageEdit(scope: InboxScope) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (edit: Edit): Promise<InboxMessage | undefined> =>
      scope.kind === 'owner' ? (await scope.loadClient()).inbox.editOwn(edit) : undefined,
    onSettled: () => queries.invalidateQueries({ queryKey: inboxKey }),
  });
}

/** Deletes a message of a customer for good. */
export function useMessageRemoval({ loadClient }: OwnerScope) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await loadClient()).inbox.removeOwn({ id }),
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: dashboardKey });
      await queries.invalidateQueries({ queryKey: inboxKey });
    },
  });
}
