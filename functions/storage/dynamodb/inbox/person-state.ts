import * as z from 'zod';
import { findPersonState } from '#functions/domain/inbox/change-status.ts';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import { makeMessagePagePath } from '#shared/domain/inbox/message-page-path.ts';
import { keys } from '../keys.ts';

/** People's state in a conversation: messages being answered, and whether one was answered since. */
export const personStateSchema = z.object({
  answering: z.set(z.string()).optional(),
  isAnswered: z.boolean().optional(),
});

/** How long a conversation remembers a forwarded message. */
export const passedOnKeptSeconds = 7 * 86_400;

/** Updates the conversation with its message's state, independently of the visitor's concurrent actions. */
export function updateConversation(tableName: string, message: ForwardedMessage, now: Date) {
  const { id, sessionId, conversionId, platform, pageToken } = message;
  const person = findPersonState(message);
  if (!sessionId || !person) return [];
  const sets = [
    ...['#state = if_not_exists(#state, :collected)', 'isInvited = if_not_exists(isInvited, :yes)'],
    ...['#language = if_not_exists(#language, :english)', 'expiresAt = :expiresAt'],
    ...(pageToken ? ['statusPath = :statusPath'] : []),
    ...(person === 'answered' ? ['isAnswered = :yes'] : []),
  ];
  return [
    {
      Update: {
        TableName: tableName,
        Key: keys.handoff(conversionId ?? `brand-${platform}`, sessionId),
        UpdateExpression: `SET ${sets.join(', ')} ${person === 'answering' ? 'ADD' : 'DELETE'} answering :messages`,
        ExpressionAttributeNames: { '#state': 'state', '#language': 'language' },
        ExpressionAttributeValues: {
          ...{ ':collected': 'collected', ':yes': true, ':english': 'en', ':messages': new Set([id]) },
          ...(pageToken && { ':statusPath': makeMessagePagePath(pageToken) }),
          ':expiresAt': Math.floor(now.getTime() / 1000) + passedOnKeptSeconds,
        },
      },
    },
  ];
}
