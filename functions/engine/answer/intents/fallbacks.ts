import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { phrases } from '#functions/engine/reply/phrases.ts';
import { wayPattern } from '#functions/engine/search/question-patterns.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { unsureFrom } from '../judge/gate-weights.ts';
import type { Rule } from '../rules/rule.ts';
import { answerAppointmentByContact } from './answer-appointment.ts';
import { answerContact, answerHours } from './answer-contact.ts';
import { answerNamedThing } from './answer-named-thing.ts';

/** `reply`: the unsure or declined reply made from the statements found. */
type Unanswered = { question: Question; knowledge: Knowledge; reply: Answer };

/** Replies when no statement is sure enough; the first that applies is used. */
export const fallbacks: readonly Rule<Unanswered, Answer>[] = [
  {
    id: 'named-thing',
    example: '“Do you handle divorces?” if a page, section or list line has that name',
    applies: ({ question, knowledge }) => answerNamedThing(question, knowledge),
  },
  {
    id: 'appointment-by-contact',
    example: '“How do I make an appointment?”: the phone number, if no sentence says more',
    applies: ({ question, knowledge }) => answerAppointmentByContact(question, knowledge),
  },
  {
    id: 'place-for-the-way',
    example: '“How do I get there?”: the address if there are no directions',
    applies: ({ question, knowledge, reply }) => asClosest(findPlace(reply, question, knowledge), question),
  },
  {
    id: 'hours-of-other-days',
    example: '“Are you open on Sunday?”: the hours of other days if Sunday isn’t mentioned',
    applies: ({ question, knowledge }) => asClosest(answerHours(question, knowledge), question),
  },
];

function asClosest(closest: Answer | undefined, { frame }: Question): Answer | undefined {
  if (!closest) return undefined;
  const text = `${phrases[frame].unsure}\n${closest.text}`;
  return { ...closest, text, outcome: 'unsure', confidence: unsureFrom };
}

function findPlace(reply: Answer, question: Question, knowledge: Knowledge): Answer | undefined {
  const asksOnlyTheWay = wayPattern.test(foldWord(question.text.trim()));
  const asksTheWay = question.terms.some(({ satisfiedBy }) => satisfiedBy === 'address');
  const isLeft = reply.outcome === 'declined' && question.kind === 'how' && asksTheWay;
  if (!isLeft && !asksOnlyTheWay) return undefined;
  const terms = asksOnlyTheWay ? [] : question.terms;
  return answerContact({ ...question, value: 'address', terms }, knowledge);
}
