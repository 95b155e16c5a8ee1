import type { InboxKindFilter, InboxState } from '../inbox/inbox-message.ts';
import { messageStatusNames, outcomeNames } from './glossary.ts';

/** Parts of the list of messages. */
export const inboxStateNames: Record<InboxState, string> = {
  unread: 'Unread',
  mine: 'Assigned to me',
  new: messageStatusNames.sent,
  in_progress: messageStatusNames.in_progress,
  responded: messageStatusNames.responded,
};

export const inboxKindNames: Record<InboxKindFilter, string> = {
  person: outcomeNames.transferred,
  question: 'Question for a person',
  contact: 'From the contact page',
  order: 'Order',
};
