import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import { keys } from '../keys.ts';

/** A sender's name and contact are not kept for ever. */
const keptSeconds = 365 * 86_400;

export const overdueDueKind = 'INBOX';

/** Lists in which a message stands: of its brand, and of its assistant. */
function listsOf({ platform, conversionId }: ForwardedMessage): string[] {
  return [`platform:${platform}`, `assistant:${conversionId ?? `brand-${platform}`}`];
}

/** The list of those of a list that nobody has answered yet. */
export function nameWaiting(list: string): string {
  return `waiting:${list}`;
}

/** Entries of a message in the lists of what waits, which it leaves once it is answered. */
export function waitingEntriesOf(message: ForwardedMessage) {
  return listsOf(message).map((list) => keys.forwardedOf(nameWaiting(list), message.createdAt, message.id));
}

/** Writes of a new message with its entries and its sender's page; refused when this very message is there already. */
export function writeMessage(tableName: string, message: ForwardedMessage) {
  const { id, createdAt, answerBy, pageToken } = message;
  const expiresAt = Math.floor(Date.parse(createdAt) / 1000) + keptSeconds;
  const put = (item: object) => ({ Put: { TableName: tableName, Item: { ...item } } });
  return [
    {
      Put: {
        TableName: tableName,
        Item: {
          ...keys.forwardedMessage(id),
          ...message,
          ...(answerBy && { dueKind: overdueDueKind, dueAt: answerBy }),
          expiresAt,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...[
      ...listsOf(message).map((group) => keys.forwardedOf(group, createdAt, id)),
      ...waitingEntriesOf(message),
    ].map((key) => put({ ...key, id, expiresAt })),
    ...(pageToken ? [put({ ...keys.messagePage(pageToken), id, expiresAt })] : []),
  ];
}
