import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { refusedIntents } from '#shared/domain/refused-intents.ts';

/** A greeting or an instruction to the assistant isn't something for a person to answer. */
export function isRemark(answer: {
  outcome?: ChatOutcome | undefined;
  intent?: string | undefined;
}): boolean {
  return answer.outcome === 'smalltalk' || refusedIntents.has(answer.intent ?? '');
}
