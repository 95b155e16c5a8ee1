import type { ChatOutcome } from '#shared/contract/chat.ts';

/** What the assistant will not do, said so and no gap in what the site tells. */
const refusedIntents: ReadonlySet<string> = new Set(['injection', 'abuse', 'offTopic']);

/** A greeting or an order to the assistant is nothing for a person to answer. */
export function isRemark(answer: {
  outcome?: ChatOutcome | undefined;
  intent?: string | undefined;
}): boolean {
  return answer.outcome === 'smalltalk' || refusedIntents.has(answer.intent ?? '');
}
