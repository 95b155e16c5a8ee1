import type { Answer } from '#functions/engine/reply/answer.ts';
import { isBareWishForPerson } from '#functions/engine/search/read-remark.ts';
import { readReply } from '#functions/engine/search/read-reply.ts';
import { leavesToPerson } from '#shared/domain/chat/chat-outcome.ts';
import type { ChatMessage } from '../chat-session.ts';
import { isRemark } from '../is-remark.ts';
import type { OpenQuestion } from './handoff.ts';
import { readContact, splitContact } from './read-contact.ts';
import { readNameAndNote } from './read-name.ts';

type Reply = Pick<Answer, 'text' | 'outcome' | 'confidence'>;

/** Whether the visitor asked for a person; rules of crisis leave a matter to one with the same outcome. */
export function asksForPerson({ outcome, intent }: Pick<Answer, 'outcome' | 'intent'>): boolean {
  return outcome === 'handoff' && intent === 'handoff';
}

/** Whether a person may know more than this reply says. */
export function leavesOpen({ outcome }: { outcome?: Answer['outcome'] | undefined }): boolean {
  return outcome === 'declined' || outcome === 'unsure' || leavesToPerson({ outcome });
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

/** The question with another line of the visitor's; none is said twice. */
export function addLine(open: OpenQuestion, line: string): OpenQuestion {
  return open.question.split('\n').includes(line) ? open : { ...open, question: `${open.question}\n${line}` };
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
  // A thanks in between closes nothing.
  const last = recent.findLast((turn) => turn.role === 'assistant' && !isRemark(turn));
  const before = leavesOpen(last ?? {}) ? findLastExchange(recent) : undefined;
  const wish = { question: message, attemptedAnswer: '', confidence: 0, wantsPerson: true };
  return before ? { ...addLine({ ...wish, ...before }, message) } : wish;
}

/** The newest question that was left open with its reply, else the newest. */
export function findLastExchange(
  recent: readonly ChatMessage[],
): Omit<OpenQuestion, 'wantsPerson'> | undefined {
  const asked = recent.flatMap((question, at) => {
    const reply = recent[at + 1];
    return question.role === 'user' && asksSomething(question, reply) ? [{ question, reply }] : [];
  });
  const clear = asked.filter(({ question }) => !readNameAndNote(question.content));
  const isOpen = ({ reply }: (typeof asked)[number]) => leavesOpen(reply ?? {});
  const last = clear.findLast(isOpen) ?? clear.at(-1) ?? asked.at(-1);
  if (!last) return undefined;
  const { content: text = '', outcome = 'declined', confidence = 1 } = last.reply ?? {};
  return {
    question: last.question.content,
    attemptedAnswer: text,
    confidence: rightness({ text, outcome, confidence }),
  };
}

/** A number, an address, a name, a yes or a greeting alone asks nothing. */
function asksSomething({ content }: ChatMessage, reply: ChatMessage | undefined): boolean {
  const { contact, rest } = splitContact(content);
  if (readContact(content).kind === 'invalid-email' || (contact !== undefined && rest === '')) return false;
  if (isRemark(reply ?? {}) || readReply(content) || !/\p{L}/u.test(content)) return false;
  return reply?.outcome === 'answered' || readNameAndNote(content)?.isCapitalised !== true;
}

/** The engine states its confidence in a reply; a reply that declines is no answer at all. */
function rightness({ outcome, confidence }: Reply): number {
  return outcome === 'declined' || leavesToPerson({ outcome }) ? 1 - confidence : confidence;
}
