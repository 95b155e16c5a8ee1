import { useEffect, useState } from 'react';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { InboxCard } from './inbox-card.tsx';
import { type InboxScope, useInbox } from './inbox-queries.ts';

const switchId = 'waiting-only';

/** Messages for people, newest first: document 2 section 2.7. For a page behind the guard. */
export function InboxPanel({ scope }: { scope: InboxScope }) {
  const [isWaitingOnly, setWaitingOnly] = useState(false);
  const listing = useInbox(scope, isWaitingOnly ? 'waiting' : 'all');
  const [openId, setOpenId] = useState<string>();
  const { data, error } = listing;
  const messages = data?.pages.flatMap((page) => page.messages);
  const isOpenMessageGone =
    openId !== undefined && messages !== undefined && !messages.some(({ id }) => id === openId);
  useEffect(() => {
    // An answered message leaves the list of open ones, and with it the focus.
    if (isOpenMessageGone && document.activeElement === document.body)
      document.getElementById(switchId)?.focus();
  }, [isOpenMessageGone]);
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-3">
        <Switch id={switchId} isOn={isWaitingOnly} onChange={setWaitingOnly} />
        <label htmlFor={switchId} className="cursor-pointer font-semibold">
          Waiting only
        </label>
      </div>
      {error && (
        <Callout tone="danger" role="alert">
          <p className="font-semibold">Failed to fetch forwarded messages</p>
          <p>{describeFailure(error)}</p>
        </Callout>
      )}
      {!messages && !error && <Spinner label="Loading messages…" />}
      {messages?.length === 0 && (
        <p className="text-ink-muted">
          {isWaitingOnly ? 'Nothing is waiting for an answer' : 'No forwarded messages found'}
        </p>
      )}
      {messages && messages.length > 0 && (
        <ul aria-label="Messages" className="space-y-3">
          {messages.map((message) => (
            <InboxCard
              key={message.id}
              message={message}
              scope={scope}
              isOpen={message.id === openId}
              onToggle={() => setOpenId(message.id === openId ? undefined : message.id)}
            />
          ))}
        </ul>
      )}
      <NextPageButton listing={listing} label="Show more" loadingLabel="Loading…" />
    </div>
  );
}
