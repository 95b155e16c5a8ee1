import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { isBareTopic } from './intents/answer-topic.ts';
import type { Candidate } from './retrieve/candidate.ts';
import { isPriceOfOthers } from './retrieve/find-price-list.ts';
import { leastMatch } from './retrieve/observe-statement.ts';
import type { Rule } from './rules/rule.ts';
import type { Question } from './understand/understand-question.ts';

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

/** Statements about somebody else, offered only as the closest match. */
export const overrideRules: readonly Rule<
  { question: Question; best: Candidate; knowledge: Knowledge },
  true
>[] = [
  {
    id: 'price-of-others',
    example: '“What does it cost?” and a page about another provider’s prices',
    applies: ({ question, best, knowledge }) => isPriceOfOthers(question, best, knowledge),
  },
];
