import type { InboxKindFilter, InboxState, InboxStatus } from '../inbox/inbox-message.ts';
import { messageStatusNames, outcomeNames, resultNames } from './glossary.ts';

/** The same for customers: what was mailed to them still waits for their answer. */
export const ownMessageStatusNames: Record<InboxStatus, string> = {
  pending: 'New',
  sent: 'New',
  in_progress: messageStatusNames.in_progress,
  responded: resultNames.answered,
};

/** Parts of the list of messages. */
export const inboxStateNames: Record<InboxState, string> = {
  unread: 'Unread',
  mine: 'Assigned to me',
  new: ownMessageStatusNames.sent,
  in_progress: messageStatusNames.in_progress,
  responded: resultNames.answered,
};

export const inboxKindNames: Record<InboxKindFilter, string> = {
  person: outcomeNames.transferred,
  question: 'Question for a person',
  contact: 'From the contact page',
  order: 'Order',
};
