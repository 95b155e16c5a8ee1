import type { ChatOutcome } from '#shared/contract/chat.ts';
import type { Citation } from '#shared/domain/citation.ts';

/** What the engine says to one message. */
export type Answer = {
  text: string;
  outcome: ChatOutcome;
  /** 0 to 1: how sure the engine is that the answer is right. */
  confidence: number;
  /** Kind of the question or remark, such as `who`, `how-much`, `greeting`. */
  intent: string;
  citations: Citation[];
  suggestions: string[];
};
