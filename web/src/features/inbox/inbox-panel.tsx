import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { ListChecks } from '#web/ui/icons/icons.ts';
import { SplitView } from '#web/ui/split/split-view.tsx';
import { type Split, useSplit } from '#web/ui/split/use-split.ts';
import { BulkBar } from './bulk-bar.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { type InboxQuery, type InboxScope, useInbox, useMessageEdit } from './inbox-queries.ts';
import { MessagePane } from './message-pane.tsx';

const everything: InboxQuery = { show: 'all', search: '' };

type InboxPanelProps = { scope: InboxScope; first?: InboxQuery | undefined };

/** Messages for people, newest first, on wide screens beside the open one: document 2 section 2.7. */
export function InboxPanel({ scope, first = everything }: InboxPanelProps) {
  const [query, setQuery] = useState(first);
  const listing = useInbox(scope, { ...query, search: useDeferredValue(query.search) });
  const { data, error } = listing;
  const messages = data?.pages.flatMap((page) => page.messages);
  const isForStaff = !scope.owner;
  // Opening a customer's message is logged for staff, so that none opens by itself.
  const split = useSplit(messages?.map(({ id }) => id) ?? [], { opensFirst: !isForStaff });
  const [shown, show] = useShownMessage(messages, split.openedId);
  const { mutate: edit } = useMessageEdit(scope);
  const choice = useChoice(messages ?? []);
  const mayEdit = useMayEdit();
  const open = ({ id, isUnread }: InboxMessage) => {
    if (isUnread && mayEdit) edit({ id, isRead: true });
    split.choose(id);
  };
  useLeavingLost(split, data !== undefined && split.openedId !== undefined && !shown);
  return (
    <SplitView
      split={split}
      label="Message"
      listLabel="All messages"
      head={
        <div className="flex flex-wrap items-center gap-2">
          <InboxFilters isForStaff={isForStaff} query={query} onChange={setQuery} />
          {mayEdit && !choice.ids && messages && messages.length > 0 && (
            <Button variant="quiet" className="max-md:px-3" onClick={choice.begin}>
              <ListChecks className="size-5" />
              <span className="max-md:sr-only">Select</span>
            </Button>
          )}
        </div>
      }
      list={
        <>
          {choice.ids && <BulkBar {...choice} scope={scope} count={messages?.length ?? 0} />}
          <LoadFailure error={error} />
          {!messages && !error && <Spinner label="Loading messages…" />}
          {messages?.length === 0 && <p className="text-ink-muted">{sayEmpty(query)}</p>}
          <InboxList
            {...{ messages: messages ?? [], isForStaff, shownId: shown?.id, onOpen: open }}
            {...(split.isWide && !isForStaff && { onMove: open })}
            {...(choice.ids && { choice: { ids: choice.ids, onToggle: choice.toggle } })}
          />
          <NextPageButton listing={listing} label="Show more" loadingLabel="Loading…" />
        </>
      }
    >
      {shown && (
        <MessagePane
          key={shown.id}
          {...{ message: shown, scope }}
          onChanged={show}
          onRemoved={split.leaveGone}
        />
      )}
    </SplitView>
  );
}

/** What a reload keeps open may be gone, or on a later page. */
function useLeavingLost(split: Split, isLost: boolean): void {
  const leaveLost = useEffectEvent(() => split.begin());
  useEffect(() => {
    if (isLost) leaveLost();
  }, [isLost]);
}

function LoadFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  return <Failure error={error} title="Failed to fetch forwarded messages" />;
}

/** Messages chosen to do something with all of them; without ids none are being chosen. */
function useChoice(messages: readonly InboxMessage[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  return {
    ids,
    chosen: messages.filter(({ id }) => ids?.has(id)),
    begin: () => setIds(new Set()),
    toggle: (id: string) =>
      setIds((current = new Set()) =>
        current.has(id) ? new Set([...current].filter((other) => other !== id)) : new Set([...current, id]),
      ),
    onChooseAll: () => setIds(new Set(messages.map(({ id }) => id))),
    onDone: () => setIds(undefined),
  };
}

function sayEmpty({ search, kind, state, show }: InboxQuery): string {
  if (search || kind || state) return 'No message fits. Change the search or the filters.';
  switch (show) {
    case 'all':
      return 'No forwarded messages found';
    case 'waiting':
      return 'Nothing is waiting for an answer';
    case 'archived':
      return 'Nothing is archived';
  }
}

/**
 * The open message, which stays when it leaves the list: an answered one is in no list of unanswered ones. `show` keeps
 * what a change or its refusal told, until the list is read again.
 */
function useShownMessage(listed: readonly InboxMessage[] | undefined, openedId: string | undefined) {
  const [seen, setSeen] = useState<InboxMessage>();
  const [shown, show] = useState<InboxMessage>();
  const fresh = listed?.find(({ id }) => id === openedId);
  if (fresh && fresh !== seen) {
    setSeen(fresh);
    show(fresh);
  }
  return [shown?.id === openedId ? shown : undefined, show] as const;
}
