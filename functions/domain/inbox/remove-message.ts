import type { Caller } from '../identity/session.ts';
import type { InboxPorts } from './ports.ts';
import { requireOwnMessage } from './require-own-message.ts';

/** Deletes a message for good, for the owner of its assistant. Throws NOT_FOUND for anyone else's. */
export async function removeMessage(
  ports: Pick<InboxPorts, 'inbox' | 'conversions'>,
  caller: Caller,
  id: string,
): Promise<void> {
  await requireOwnMessage(ports, caller, id);
  await ports.inbox.remove(id);
}
