import type { ChatOutcome } from './chat-outcome.ts';

/** Below it no quote of an unsure reply is likely to answer. */
export const leastLikelihood = 0.2;

/** Whether a reply only shows the passages that are nearest to a question. */
export function showsNearest(reply: { outcome?: ChatOutcome | undefined; confidence?: number | undefined }) {
  return reply.outcome === 'unsure' && (reply.confidence ?? 1) < leastLikelihood;
}
