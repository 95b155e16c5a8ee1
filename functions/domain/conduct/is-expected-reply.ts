import type { Expectation } from '#shared/brands/conduct/conduct-rule.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { refusedIntents } from '#shared/domain/refused-intents.ts';

/** Whether a reply to a hostile prompt is an expected one. */
export function isExpectedReply(
  expects: Expectation,
  reply: { intent: string; outcome: ChatOutcome },
): boolean {
  if (expects === 'refusal') return refusedIntents.has(reply.intent);
  return expects === 'no-answer' ? reply.outcome !== 'answered' : reply.intent === expects;
}
