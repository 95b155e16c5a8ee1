import type { InboxKindFilter, InboxList, InboxState } from '../inbox/inbox-message.ts';
import { messageStatusNames, outcomeNames } from './glossary.ts';

export const inboxListNames: Record<Exclude<InboxList, 'all'>, string> = {
  waiting: 'Waiting only',
  archived: 'Archived',
};

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
  form: 'Form entry',
  contact: 'From the contact page',
  order: 'Order',
};
