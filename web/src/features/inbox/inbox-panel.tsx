import { useDeferredValue, useEffect, useState } from 'react';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { InboxCard } from './inbox-card.tsx';
import { InboxFilters, waitingSwitchId } from './inbox-filters.tsx';
import { type InboxQuery, type InboxScope, useInbox } from './inbox-queries.ts';
import { useHeldMessage } from './use-held-message.ts';

const everything: InboxQuery = { show: 'all', search: '' };

/** Messages for people, newest first: document 2 section 2.7. For a page behind the guard. */
export function InboxPanel({
  scope,
  first = everything,
}: {
  scope: InboxScope;
  first?: InboxQuery | undefined;
}) {
  const [query, setQuery] = useState(first);
  const { show, search, kind, state } = query;
  const listing = useInbox(scope, { ...query, search: useDeferredValue(search) });
  const [openId, setOpenId] = useState<string>();
  const { data, error } = listing;
  const listed = data?.pages.flatMap((page) => page.messages);
  const { messages, hold } = useHeldMessage(listed, openId);
  const isOpenMessageGone =
    openId !== undefined && messages !== undefined && !messages.some(({ id }) => id === openId);
  useEffect(() => {
    // An answered message leaves the list of open ones, and with it the focus.
    if (isOpenMessageGone && document.activeElement === document.body)
      document.getElementById(waitingSwitchId)?.focus();
  }, [isOpenMessageGone]);
  return (
    <div className="space-y-4">
      <InboxFilters of={scope.kind} query={query} onChange={setQuery} />
      {error && (
        <Callout tone="danger" role="alert">
          <p className="font-semibold">Failed to fetch forwarded messages</p>
          <p>{describeFailure(error)}</p>
        </Callout>
      )}
      {!messages && !error && <Spinner label="Loading messages…" />}
      {messages?.length === 0 && <p className="text-ink-muted">{sayEmpty()}</p>}
      {messages && messages.length > 0 && (
        <ul aria-label="Messages" className="space-y-3">
          {messages.map((message: InboxMessage) => (
            <InboxCard
              key={message.id}
              message={message}
              scope={scope}
              isOpen={message.id === openId}
              onToggle={() => setOpenId(message.id === openId ? undefined : message.id)}
              onRefused={hold}
            />
          ))}
        </ul>
      )}
      <NextPageButton listing={listing} label="Show more" loadingLabel="Loading…" />
    </div>
  );

  function sayEmpty(): string {
    if (search || kind || state) return 'No message fits. Change the search or the filters.';
    return show === 'waiting' ? 'Nothing is waiting for an answer' : 'No forwarded messages found';
  }
}
