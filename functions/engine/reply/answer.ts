import type { AnswerAuthor } from '#shared/domain/chat/answer-author.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { Citation } from '#shared/domain/citation.ts';

/** The engine's reply to a message. */
export type Answer = {
  text: string;
  /** The first line of a text that otherwise repeats the citations: pages show it above them instead of the text. */
  lead?: string;
  outcome: ChatOutcome;
  /** Likelihood that the answer is right, from 0 to 1. */
  confidence: number;
  /** Kind of question or remark, such as `who`, `how-much`, `greeting`. */
  intent: string;
  citations: Citation[];
  suggestions: string[];
  /** Who wrote the text, in its order. Absent: the engine, all of it. */
  writtenBy?: readonly AnswerAuthor[];
};

/** The lead of an answer, unless something was said before it. */
export function leadOf({ text, lead }: Answer): Pick<Answer, 'lead'> {
  return lead !== undefined && text.startsWith(lead) ? { lead } : {};
}
