import * as z from 'zod';
import { refusedIntents } from '../refused-intents.ts';
import type { ChatOutcome } from './chat-outcome.ts';

/** What became of a visitor's question. */
export const questionResults = ['answered', 'unsure', 'unanswered'] as const;
export type QuestionResult = (typeof questionResults)[number];

/** Questions by result. */
export const questionCountsSchema = z.object({
  answered: z.number().int(),
  unsure: z.number().int(),
  unanswered: z.number().int(),
});
export type QuestionCounts = z.infer<typeof questionCountsSchema>;

type Judged = { outcome?: ChatOutcome | undefined; intent?: string | undefined };

/**
 * The one definition that every page, figure and mail uses. Undefined for what asks nothing of the website: a
 * greeting, a refused request, advice, or a step of leaving a message.
 */
export function judgeAnswer({ outcome, intent = '' }: Judged): QuestionResult | undefined {
  if (refusedIntents.has(intent)) return undefined;
  switch (outcome) {
    case 'answered':
    case 'unsure':
      return outcome;
    case 'declined':
      return 'unanswered';
    case 'handoff':
    case 'smalltalk':
    case 'refused':
    case undefined:
      return undefined;
  }
}

/** Splits counted questions by result. */
export function splitQuestions(counted: {
  questions: number;
  answered: number;
  unsure: number;
}): QuestionCounts {
  const { questions, answered, unsure } = counted;
  return { answered, unsure, unanswered: Math.max(0, questions - answered - unsure) };
}

/** All questions, whatever became of them. */
export function countQuestions({ answered, unsure, unanswered }: QuestionCounts): number {
  return answered + unsure + unanswered;
}
