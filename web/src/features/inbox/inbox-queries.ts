import { type QueryKey, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client, CustomerClient } from '#shared/client.ts';
import type {
  InboxKindFilter,
  InboxList,
  InboxMessage,
  InboxPerson,
  InboxState,
} from '#shared/domain/inbox/inbox-message.ts';
import type { PageCalls } from '#web/lib/api/calls.ts';
import { useReadTogether } from '#web/lib/api/use-read-together.ts';

type Calls = PageCalls<CustomerClient>['inbox'];

/** An inbox with the calls of who reads it: an assistant's, or the staff's of one brand or of all they may see. */
export type InboxScope = {
  /** Whose messages; another place begins with an empty list. */
  place: string;
  me: InboxPerson;
  list: (query: InboxQuery) => ReturnType<Calls['listOwn']['pages']>;
  change: Calls['changeOwn'];
  edit: Calls['editOwn'];
  /** Who may take care of a message. */
  people: ReturnType<Calls['listPeople']['query']>;
  /** The calls that count them, renewed with the list. */
  counts?: readonly QueryKey[];
  /** Only for the customer whose messages they are. */
  owner?: OwnerParts;
  /** Only for staff: brings the words of a customer's message, which is logged. */
  open?: PageCalls<Client>['inbox']['getForwarded']['query'];
};

export type OwnerParts = {
  conversionId: string;
  calls: Pick<Calls, 'listReplies' | 'saveReply' | 'removeReply' | 'removeOwn'>;
  /** Lets the assistant give an answer from now on; passed in, because features do not know each other. */
  teach: (message: InboxMessage, response: string) => ReactNode;
  /** Leads to the conversation or the form that a message came from. */
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

export function useInbox({ list, place, counts = [] }: InboxScope, wanted: InboxQuery) {
  const listing = useInfiniteQuery({
    ...list({ ...wanted, search: wanted.search.trim() }),
    refetchInterval: refreshMilliseconds,
    meta: { place },
    placeholderData: (previous, before) => (before?.meta?.place === place ? previous : undefined),
  });
  useReadTogether(wanted.search ? undefined : listing.data?.pages[0]?.messages[0]?.id, counts);
  return listing;
}

/** What those who answer do with a message among themselves. */
export const useMessageEdit = ({ edit }: InboxScope) => useMutation(edit.mutation());
