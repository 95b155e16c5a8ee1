import type { Answer } from '#functions/engine/reply/answer.ts';
import { isBareWishForPerson } from '#functions/engine/search/read-remark.ts';
import type { ChatMessage } from '../chat-session.ts';
import type { OpenQuestion } from './handoff.ts';
import { splitContact } from './read-contact.ts';

type Reply = Pick<Answer, 'text' | 'outcome' | 'confidence'>;

/** Whether the visitor asked for a person; a rule that leaves the matter to one answers with the same outcome. */
export function asksForPerson({ outcome, intent }: Pick<Answer, 'outcome' | 'intent'>): boolean {
  return outcome === 'handoff' && intent === 'handoff';
}

/** Whether a person may know more than this reply says. */
export function leavesOpen({ outcome }: { outcome?: Answer['outcome'] | undefined }): boolean {
  return outcome === 'declined' || outcome === 'unsure' || outcome === 'handoff';
}

/** What a person would be asked when the visitor takes an offer: the previous question. */
export function findWishedQuestion(message: string, recent: readonly ChatMessage[]): OpenQuestion {
  const before = findLastExchange(recent) ?? { question: message, attemptedAnswer: '', confidence: 0 };
  return { ...before, wantsPerson: false };
}

/** Whether a person would be asked nothing: the visitor only wants one. */
export function lacksQuestion(message: string, { question }: OpenQuestion): boolean {
  return question === message && isBareWishForPerson(message);
}

/** The question of a visitor who first only wanted a person, after what the assistant replied to it. */
export function askAfterWish(
  question: string,
  wish: OpenQuestion | undefined,
  reply: Reply = { text: '', outcome: 'answered', confidence: 0 },
): OpenQuestion {
  const wantsPerson = wish?.wantsPerson === true;
  const asked = { question, attemptedAnswer: reply.text, confidence: rightness(reply), wantsPerson };
  return wish && wantsPerson ? addLine(asked, wish.question) : asked;
}

/** The question with another line of the visitor's. */
export function addLine(open: OpenQuestion, line: string): OpenQuestion {
  return { ...open, question: `${open.question}\n${line}` };
}

/** What a person would be asked after an answer: this message, after the one left open that a wish for a person follows. */
export function findOpenQuestion(
  message: string,
  answer: Reply & Pick<Answer, 'intent'>,
  recent: readonly ChatMessage[],
): OpenQuestion {
  if (!asksForPerson(answer))
    return {
      question: message,
      attemptedAnswer: answer.text,
      confidence: rightness(answer),
      wantsPerson: false,
    };
  const before = leavesOpen(recent.at(-1) ?? {}) ? findLastExchange(recent) : undefined;
  const wish = { question: message, attemptedAnswer: '', confidence: 0, wantsPerson: true };
  return before ? { ...addLine({ ...wish, ...before }, message) } : wish;
}

/** The newest question with its reply. A number or address alone asks nothing. */
export function findLastExchange(
  recent: readonly ChatMessage[],
): Omit<OpenQuestion, 'wantsPerson'> | undefined {
  const index = recent.findLastIndex(({ role, content }) => role === 'user' && !isContactAlone(content));
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

function isContactAlone(message: string): boolean {
  const { contact, rest } = splitContact(message);
  return contact !== undefined && rest === '';
}

/** The engine states its confidence in a reply; a reply that declines is no answer at all. */
function rightness({ outcome, confidence }: Reply): number {
  return outcome === 'declined' || outcome === 'handoff' ? 1 - confidence : confidence;
}
