import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import type { WebhookEvent } from '#functions/domain/webhooks/compose-deliveries.ts';
import { type Exchange, holdsText } from '../exchange.ts';

/** Webhook events of a message to a person: its question, and the lead it came with. */
export function describeForwarding(message: ForwardedMessage): WebhookEvent[] {
  const { id, conversionId, sessionId, visitor, userMessage, aiAttemptedResponse, priority } = message;
  const who = { conversionId, sessionId, ...visitor };
  return [
    describeLead(message),
    {
      type: 'handoff.forwarded',
      cause: id,
      data: { messageId: id, ...who, question: userMessage, attemptedAnswer: aiAttemptedResponse, priority },
    },
  ];
}

/** A second message from the same visitor makes the same event; who adds a name or another contact makes a new one. */
export function describeLead({
  conversionId,
  sessionId,
  visitor,
  userMessage,
}: Pick<ForwardedMessage, 'conversionId' | 'sessionId' | 'visitor' | 'userMessage'>): WebhookEvent {
  const cause = createHash('sha256')
    .update(JSON.stringify([sessionId, visitor.name, visitor.contact]))
    .digest('hex');
  return {
    type: 'lead.created',
    cause,
    data: { conversionId, sessionId, ...visitor, question: userMessage },
  };
}

const recordSchema = z.record(z.string(), z.unknown());

/** The text of an event without the words of exchanges that were removed from its conversation. */
export function takeFromEvent(
  body: string,
  { sessionId, removed }: { sessionId: string; removed: readonly Exchange[] },
): string {
  const event = recordSchema.parse(JSON.parse(body));
  const data = recordSchema.parse(event.data);
  const { question, attemptedAnswer } = data;
  const isAsked =
    data.sessionId === sessionId &&
    typeof question === 'string' &&
    removed.some(([{ content }]) => holdsText(question, content));
  if (!isAsked) return body;
  const rest = { ...data, question: '', ...(attemptedAnswer !== undefined && { attemptedAnswer: '' }) };
  return JSON.stringify({ ...event, data: rest });
}
