import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { askedFacts } from '#functions/engine/lexicon/wordings.ts';
import type { AnsweredDay } from '../search/find-asked-day.ts';
import type { ReadQuestion } from '../search/read-question.ts';
import { readWish } from '../search/read-wish.ts';
import { answerFromContacts, answerWithAllContacts } from './answer-from-contacts.ts';
import { answerFromDescription } from './answer-from-description.ts';
import { answerWithContactOfPerson, answerWithLeader } from './answer-from-people.ts';
import type { FactAnswer } from './fact-answer.ts';

/** The organization's typed fact that a question asks for and nothing else; undefined if it asks more or none is known. */
export function answerFromFacts(
  question: ReadQuestion,
  knowledge: Knowledge,
  isFirst: boolean,
  day: AnsweredDay | undefined,
): FactAnswer | undefined {
  const { text } = question;
  const wish = readWish(text, knowledge, isFirst)?.wish;
  const asked = askedFacts.find((fact) => fact === wish);
  switch (asked) {
    case undefined:
      return answerWithLeader(question, knowledge) ?? answerWithContactOfPerson(question, knowledge);
    case 'about':
      return answerFromDescription(knowledge);
    case 'contact':
      return answerWithAllContacts(knowledge);
    default:
      return answerFromContacts(asked, text, knowledge, day);
  }
}
