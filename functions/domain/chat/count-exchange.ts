import { judgeAnswer, type QuestionResult } from '#shared/domain/chat/question-result.ts';
import { countRatings } from '#shared/domain/figures/ratings.ts';
import type { DayChange } from './chat-day.ts';
import type { ChatMessage } from './chat-session.ts';
import { isIntakeTurn } from './conversation-history.ts';
import type { Exchange } from './exchange.ts';

/** What a stored answer made of its question; undefined for what asks nothing, such as a step of leaving a message. */
export function judgeTurn(answer: Pick<ChatMessage, 'outcome' | 'intent'>): QuestionResult | undefined {
  return isIntakeTurn(answer) ? undefined : judgeAnswer(answer);
}

/**
 * What an exchange counts at the instant of its question, its rating included: whoever removes it takes the same away. A
 * rating of what was no question counts nowhere, since no figure has an answer for it.
 */
export function countExchange([question, answer]: Exchange): DayChange {
  const result = judgeTurn(answer);
  if (!result) return {};
  return {
    questions: 1,
    answered: Number(result === 'answered'),
    unsure: Number(result === 'unsure'),
    responseMs: Date.parse(answer.sentAt) - Date.parse(question.sentAt),
    ...countRatings([answer.rating]),
  };
}
