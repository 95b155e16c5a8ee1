import type { Answer } from '#functions/engine/answer/compose/answer.ts';
import type { ChatMessage } from '../chat-session.ts';
import type { OpenQuestion } from './handoff.ts';

type Reply = Pick<Answer, 'text' | 'outcome' | 'confidence'>;

/**
 * What a person would be asked now: this message, or the previous question when this one only asks for a
 * person.
 */
export function findOpenQuestion(
  message: string,
  answer: Reply,
  recent: readonly ChatMessage[],
  isWish: boolean,
): OpenQuestion {
  const wantsPerson = answer.outcome === 'handoff';
  const before = isWish || wantsPerson ? findLastExchange(recent) : undefined;
  return {
    ...(before ?? {
      question: message,
      attemptedAnswer: isWish ? '' : answer.text,
      confidence: isWish ? 0 : rightness(answer),
    }),
    wantsPerson,
  };
}

function findLastExchange(recent: readonly ChatMessage[]): Omit<OpenQuestion, 'wantsPerson'> | undefined {
  const index = recent.findLastIndex(({ role }) => role === 'user');
  const question = recent[index];
  const reply = recent[index + 1];
  if (!question) return undefined;
  const { content: text = '', outcome = 'declined', confidence = 1 } = reply ?? {};
  return {
    question: question.content,
    attemptedAnswer: text,
    confidence: rightness({ text, outcome, confidence }),
  };
}

/** The engine states its confidence in a reply; a reply that declines is no answer at all. */
function rightness({ outcome, confidence }: Reply): number {
  return outcome === 'declined' || outcome === 'handoff' ? 1 - confidence : confidence;
}
