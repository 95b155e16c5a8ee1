import * as z from 'zod';
import { type ForwardedMessage, forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import { writeItem, writeNewItem } from '../change.ts';
import { keys } from '../keys.ts';

/** Limits how long a sender's name and contact are kept. */
const keptSeconds = 365 * 86_400;

export const overdueDueKind = 'INBOX';

/** Lists that contain a message: its brand's and its assistant's. */
function listsOf({ platform, conversionId }: ForwardedMessage): string[] {
  return [`platform:${platform}`, `assistant:${conversionId ?? `brand-${platform}`}`];
}

/** The sublist of unanswered messages. */
export const waitingListOf = (list: string): string => `waiting:${list}`;

export function listEntriesOf(message: ForwardedMessage) {
  return listsOf(message).map((list) => keys.forwardedOf(list, message.createdAt, message.id));
}

/** A message's entries in the lists of unanswered messages, removed once it is answered. */
export function waitingEntriesOf(message: ForwardedMessage) {
  return listsOf(message).map((list) => keys.forwardedOf(waitingListOf(list), message.createdAt, message.id));
}

/** What the staff's overview says of a message that waits, kept in its entry: the message itself need not be read. */
export const waitingSchema = forwardedMessageSchema
  .pick({ kind: true, answerBy: true })
  .extend({ organisation: z.string() });

/** Whose message it is; an order is of those who sent it. */
function nameOrganisation({ kind, visitor, context }: ForwardedMessage): string {
  return kind === 'order' ? visitor.name : context.companyName;
}

/** A message's items in the lists of unanswered messages. */
export function waitingItemsOf(message: ForwardedMessage) {
  const waiting = waitingSchema.parse({ ...message, organisation: nameOrganisation(message) });
  const rest = { id: message.id, expiresAt: findEnd(message), ...waiting };
  return waitingEntriesOf(message).map((key) => ({ ...key, ...rest }));
}

/** In seconds. */
function findEnd({ createdAt }: ForwardedMessage): number {
  return Math.floor(Date.parse(createdAt) / 1000) + keptSeconds;
}

/** Writes of a new message with its entries and its sender's page; refused when the same message exists. */
export function writeMessage(message: ForwardedMessage) {
  const { id, answerBy, pageToken } = message;
  const expiresAt = findEnd(message);
  const put = (item: object) => writeItem(item);
  return [
    writeNewItem({
      ...keys.forwardedMessage(id),
      ...message,
      ...(answerBy && { dueKind: overdueDueKind, dueAt: answerBy }),
      expiresAt,
    }),
    ...listEntriesOf(message).map((key) => put({ ...key, id, expiresAt })),
    ...waitingItemsOf(message).map(put),
    ...(pageToken ? [put({ ...keys.messagePage(pageToken), id, expiresAt })] : []),
  ];
}
