import type { Answer } from '#functions/engine/reply/answer.ts';
import type { ChatMessage } from '../chat-session.ts';
import type { OpenQuestion } from './handoff.ts';

type Reply = Pick<Answer, 'text' | 'outcome' | 'confidence'>;

/** Whether the visitor asked for a person; a rule that leaves the matter to one answers with the same outcome. */
export function asksForPerson({ outcome, intent }: Pick<Answer, 'outcome' | 'intent'>): boolean {
  return outcome === 'handoff' && intent === 'handoff';
}

/** Whether a person may know more than this reply says. */
export function leavesOpen({ outcome }: { outcome?: Answer['outcome'] | undefined }): boolean {
  return outcome === 'declined' || outcome === 'unsure' || outcome === 'handoff';
}

/**
 * What a person would be asked now: this message, or the previous question when this one only asks for a
 * person.
 */
export function findOpenQuestion(
  message: string,
  answer: Reply & Pick<Answer, 'intent'>,
  recent: readonly ChatMessage[],
  isWish: boolean,
): OpenQuestion {
  const wantsPerson = asksForPerson(answer);
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
