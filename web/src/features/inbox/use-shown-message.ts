import { useState } from 'react';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';

/**
 * The open message, which stays when it leaves the list: an answered one is in no list of unanswered ones. `show` keeps
 * what a change or its refusal told, until the list is read again.
 */
export function useShownMessage(listed: readonly InboxMessage[] | undefined, openedId: string | undefined) {
  const [seen, setSeen] = useState<InboxMessage>();
  const [shown, show] = useState<InboxMessage>();
  const fresh = listed?.find(({ id }) => id === openedId);
  if (fresh && fresh !== seen) {
    setSeen(fresh);
    show(fresh);
  }
  return [shown?.id === openedId ? shown : undefined, show] as const;
}
