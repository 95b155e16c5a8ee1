import { useState } from 'react';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { useDraft } from '#web/lib/drafts/draft-store.ts';
import { responseDrafts } from './response-drafts.ts';

/**
 * The messages with the open one, which stays while its answer is being written: somebody else may have answered it
 * meanwhile, and then it left the list. `hold` keeps what a refused change found.
 */
export function useHeldMessage(listed: readonly InboxMessage[] | undefined, openId: string | undefined) {
  const [held, setHeld] = useState<InboxMessage>();
  const open = listed?.find(({ id }) => id === openId);
  const isAnswered = held?.status === 'responded';
  // The list may not know yet what the refusal told.
  if (open && open !== held && !(open.id === held?.id && isAnswered)) setHeld(open);
  const [draft] = useDraft(responseDrafts, openId ?? '');
  const isWriting = held !== undefined && held.id === openId && draft !== undefined;
  const others = listed?.filter(({ id }) => id !== held?.id);
  const messages =
    others && isWriting && (!open || isAnswered)
      ? [...others, held].toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      : listed;
  return { messages, hold: setHeld };
}
