import { createHash } from 'node:crypto';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import type { WebhookEvent } from '#functions/domain/webhooks/compose-deliveries.ts';

/** Webhook events of a message to a person: its question, and the lead it came with. */
export function describeForwarding(message: ForwardedMessage): WebhookEvent[] {
  const { id, conversionId, sessionId, visitor, userMessage, aiAttemptedResponse, priority } = message;
  const who = { conversionId, sessionId, ...visitor };
  // A second message from the same visitor has the same lead id, which tells the receiver it is the same
  // lead.
  const lead = createHash('sha256')
    .update(JSON.stringify([sessionId, visitor.name, visitor.contact]))
    .digest('hex');
  return [
    { type: 'lead.created', cause: lead, data: { ...who, question: userMessage } },
    {
      type: 'handoff.forwarded',
      cause: id,
      data: { messageId: id, ...who, question: userMessage, attemptedAnswer: aiAttemptedResponse, priority },
    },
  ];
}
