import * as z from 'zod';
import { findPersonState } from '#functions/domain/inbox/change-status.ts';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import { makeMessagePagePath } from '#shared/domain/inbox/message-page-path.ts';
import { writeChange } from '../change.ts';
import { keys } from '../keys.ts';

/** People's state in a conversation: messages being answered, and whether one was answered since. */
export const personStateSchema = z.object({
  answering: z.set(z.string()).optional(),
  isAnswered: z.boolean().optional(),
});

/** How long a conversation remembers a forwarded message. */
export const passedOnKeptSeconds = 7 * 86_400;

/** Updates the conversation with its message's state, independently of the visitor's concurrent actions. */
export function updateConversation(message: ForwardedMessage, now: Date) {
  const { id, sessionId, conversionId, platform, pageToken } = message;
  const person = findPersonState(message);
  if (!sessionId || !person) return [];
  const key = keys.handoff(conversionId ?? `brand-${platform}`, sessionId);
  return [
    writeChange(key, {
      begin: { state: 'collected', isInvited: true, language: 'en' },
      set: {
        expiresAt: Math.floor(now.getTime() / 1000) + passedOnKeptSeconds,
        ...(pageToken && { statusPath: makeMessagePagePath(pageToken) }),
        ...(person === 'answered' && { isAnswered: true }),
      },
      [person === 'answering' ? 'add' : 'take']: { answering: new Set([id]) },
    }),
  ];
}
