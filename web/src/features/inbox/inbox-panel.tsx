import { useState } from 'react';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { InboxCard } from './inbox-card.tsx';
import { type InboxScope, useInbox } from './queries.ts';

/** Messages to people, newest first: document 2 section 2.7. For a page behind the guard. */
export function InboxPanel({ scope }: { scope: InboxScope }) {
  const listing = useInbox(scope);
  const [openId, setOpenId] = useState<string>();
  const { data, error } = listing;
  const messages = data?.pages.flatMap((page) => page.messages);
  return (
    <div className="space-y-4">
      {error && (
        <Callout tone="danger" role="alert">
          <p className="font-semibold">Failed to fetch forwarded messages</p>
          <p>{describeFailure(error)}</p>
        </Callout>
      )}
      {!messages && !error && <Spinner label="Loading messages…" />}
      {messages?.length === 0 && <p className="text-ink-muted">No forwarded messages found</p>}
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
