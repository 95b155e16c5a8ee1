import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { answerFromStatements } from './answer-from-statements.ts';
import type { Answer } from './compose/answer.ts';
import { joinAnswers } from './compose/answer-parts.ts';
import { answerRemark, greetIn } from './compose/answer-remark.ts';
import { phrases } from './compose/phrases.ts';
import { answerAbout } from './intents/answer-about.ts';
import { answerContact, answerHours } from './intents/answer-contact.ts';
import { answerFounding } from './intents/answer-founding.ts';
import { answerLeader } from './intents/answer-leader.ts';
import { answerNamedThing } from './intents/answer-named-thing.ts';
import { answerOffer } from './intents/answer-offer.ts';
import { answerTopic } from './intents/answer-topic.ts';
import { unsureFrom } from './judge/gate-weights.ts';
import { findRemark } from './understand/find-remark.ts';
import { findLanguageWish } from './understand/language-wish.ts';
import { wayPattern } from './understand/question-patterns.ts';
import { findContext, type Turn } from './understand/resolve-follow-up.ts';
import { splitQuestion } from './understand/split-question.ts';
import { type Question, understandQuestion } from './understand/understand-question.ts';

/**
 * Answers one message from the knowledge, without any model: retrieve, select, gate, say. Every statement of an
 * answer is a quote of a source; what the sources do not say is declined. Texts of sources and history are data.
 */
export function answerQuestion(input: {
  knowledge: Knowledge;
  question: string;
  history: Turn[];
  now: Date;
}): Answer {
  const { knowledge, history } = input;
  const text = input.question.trim();
  const remark = findRemark(text, history.length === 0);
  if (remark) return answerRemark(remark, text, knowledge);
  const wish = findLanguageWish(text);
  if (wish && !wish.isQuestion) return greetIn(wish.language, knowledge);
  const context = findContext(text, history);
  const { now } = input;
  const orGreeting = (reply: Answer) =>
    wish && reply.outcome !== 'answered' ? greetIn(wish.language, knowledge) : reply;
  const ask = (part: string, before: string | undefined) => answerOne(part, before, knowledge, now);
  const whole = ask(text, context);
  const [first, second] = splitQuestion(text) ?? [];
  if (first === undefined || second === undefined) return orGreeting(whole);
  const parts = [
    { text: first, answer: ask(first, context) },
    { text: second, answer: ask(second, first) },
  ];
  return orGreeting(joinAnswers(whole, parts, understandQuestion(text, knowledge, context).language));
}

function answerOne(text: string, context: string | undefined, knowledge: Knowledge, now: Date): Answer {
  const question = understandQuestion(text, knowledge, context);
  const contact = answerContact(question, knowledge);
  const named =
    context === undefined
      ? (answerAbout(question, knowledge) ??
        contact ??
        answerLeader(question, knowledge) ??
        answerFounding(question, knowledge) ??
        answerOffer(question, knowledge) ??
        answerTopic(question, knowledge))
      : contact;
  if (named) return named;
  const found = answerFromStatements(question, knowledge, now);
  if (found.outcome === 'answered') return found;
  return answerNamedThing(question, knowledge) ?? orClosestDetail(found, question, knowledge);
}

/** Where no page tells the way, who asks for it is told the place; where none tells of a day, the hours of others. */
function orClosestDetail(reply: Answer, question: Question, knowledge: Knowledge): Answer {
  if (reply.outcome === 'answered') return reply;
  const closest = closestPlace(reply, question, knowledge) ?? answerHours(question, knowledge);
  if (!closest) return reply;
  const text = `${phrases[question.language].unsure}\n${closest.text}`;
  return { ...closest, text, outcome: 'unsure', confidence: unsureFrom };
}

function closestPlace(reply: Answer, question: Question, knowledge: Knowledge): Answer | undefined {
  const asksOnlyTheWay = wayPattern.test(foldWord(question.text.trim()));
  const asksTheWay = question.terms.some(({ satisfiedBy }) => satisfiedBy === 'address');
  const isLeft = reply.outcome === 'declined' && question.kind === 'how' && asksTheWay;
  if (!isLeft && !asksOnlyTheWay) return undefined;
  const terms = asksOnlyTheWay ? [] : question.terms;
  return answerContact({ ...question, value: 'address', terms }, knowledge);
}
