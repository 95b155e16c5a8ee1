import { isWaiting } from '#functions/domain/inbox/file-message.ts';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import { eraseItem, is, writeChange, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { listEntriesOf, overdueDueKind, waitingItemsOf } from './message-item.ts';
import { updateConversation } from './person-state.ts';

/** A message that waits for nobody is in no list of unanswered ones, and never overdue. */
export function writeFiling(before: ForwardedMessage, after: ForwardedMessage, now: Date) {
  const { id, status, isArchived, responseAt, answerBy, escalatedTo } = after;
  const isDue = isWaiting(after) && answerBy !== undefined && !escalatedTo;
  const marks = { isArchived, responseAt, ...(isDue && { dueKind: overdueDueKind, dueAt: answerBy }) };
  const absent = Object.entries({ dueKind: undefined, dueAt: undefined, ...marks })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  return [
    writeChange(keys.forwardedMessage(id), {
      set: { ...marks, status },
      remove: absent,
      when: [is('status', before.status)],
    }),
    ...(isArchived === before.isArchived ? [] : listEntriesOf(after)).map((key) =>
      writeChange(key, isArchived ? { set: { isArchived } } : { remove: ['isArchived'] }),
    ),
    ...waitingItemsOf(after).map(({ pk, sk, ...item }) =>
      isWaiting(after) ? writeItem({ pk, sk, ...item }) : eraseItem({ pk, sk }),
    ),
    ...updateConversation(after, now),
  ];
}
