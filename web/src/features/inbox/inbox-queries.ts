import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
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
import type { PageCalls } from '#web/lib/api/calls.ts';

/** An inbox: the staff's, of one brand or of all they may see, or an assistant's; with the calls of who reads it. */
export type InboxScope = StaffScope | OwnerScope;

export type StaffScope = {
  kind: 'staff';
  platform: BrandId | undefined;
  me: Pick<InboxPerson, 'name'>;
  calls: PageCalls<Client>['inbox'];
};

/** The inbox of a customer, and who of them reads it. */
export type OwnerScope = {
  kind: 'owner';
  conversionId: string;
  me: InboxPerson;
  calls: PageCalls<CustomerClient>['inbox'];
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

/** Short enough for new messages to appear while somebody watches. */
export const refreshMilliseconds = 30_000;

export function useInbox(scope: InboxScope, wanted: InboxQuery) {
  const query = { ...wanted, search: wanted.search.trim() };
  const place = scope.kind === 'owner' ? scope.conversionId : (scope.platform ?? 'all');
  return useInfiniteQuery({
    ...(scope.kind === 'owner'
      ? scope.calls.listOwn.pages({ conversionId: scope.conversionId, ...query })
      : scope.calls.listForwarded.pages({ platform: scope.platform, ...query })),
    refetchInterval: refreshMilliseconds,
    meta: { place },
    placeholderData: (previous, before) => (before?.meta?.place === place ? previous : undefined),
  });
}

type Change = { id: string; status: 'in_progress' | 'responded'; response?: string; responseBy?: string };

export function useStatusChange(scope: InboxScope) {
  return useMutation<InboxMessage, Error, Change>(
    scope.kind === 'owner' ? scope.calls.changeOwn.mutation() : scope.calls.changeForwarded.mutation(),
  );
}

type Edit = { id: string; isRead?: true; note?: string };

/** What those who answer do with a message among themselves, which staff have no part in. */
export function useMessageEdit(scope: InboxScope) {
  return useMutation<InboxMessage, Error, Edit>(scope.kind === 'owner' ? scope.calls.editOwn.mutation() : {});
}
