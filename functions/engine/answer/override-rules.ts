import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { findSectionOfThing } from './intents/answer-named-thing.ts';
import { isBareTopic } from './intents/answer-topic.ts';
import type { Candidate } from './retrieve/candidate.ts';
import { isPriceOfOthers } from './retrieve/find-price-list.ts';
import { leastMatch } from './retrieve/observe-statement.ts';
import type { Rule } from './rules/rule.ts';

type Judged = { question: Question; best: Candidate; isNamed: boolean };

/** Cases shown as the closest match although the fit would decline. */
export const hintRules: readonly Rule<Judged, true>[] = [
  {
    id: 'named-row-is-shown',
    example: '“What is GPSAltitudeRef?” and a row with that label',
    applies: ({ isNamed }) => isNamed,
  },
  {
    id: 'bare-topic-is-shown',
    example: '“Wifi” and a statement that mentions wifi',
    applies: ({ question, best }) => isBareTopic(question) && best.own.every((match) => match >= leastMatch),
  },
];

/** Statements about somebody or something else, offered only as the closest match. */
export const overrideRules: readonly Rule<
  { question: Question; best: Candidate; knowledge: Knowledge },
  true
>[] = [
  {
    id: 'price-of-others',
    example: '“What does it cost?” and a page about another provider’s prices',
    applies: ({ question, best, knowledge }) => isPriceOfOthers(question, best, knowledge),
  },
  {
    id: 'page-has-the-name',
    example:
      '“Do you treat migraine cases?” and a sentence on other cases, if a page is named “Migraine Treatment”',
    applies: ({ question, best, knowledge }) => isOnPageOfOther(question, best, knowledge),
  },
];

/** Whether a statement leaves out a thing for which another page or section is named. */
function isOnPageOfOther(question: Question, { own, passage }: Candidate, knowledge: Knowledge): boolean {
  if (question.kind !== 'yes-no') return false;
  const isUnsaid = question.terms.some(({ isSubject }, at) => isSubject && (own[at] ?? 0) < leastMatch);
  const section = isUnsaid ? findSectionOfThing(question, knowledge) : undefined;
  return section !== undefined && section.passage !== passage;
}
