import { namesSeller } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { isLongOver } from './compose/date-note.ts';
import { isOfficeOfOthers } from './intents/answer-leader.ts';
import { isBareTopic } from './intents/answer-topic.ts';
import { readContactQuestion } from './intents/read-contact-question.ts';
import type { Candidate } from './retrieve/candidate.ts';
import { isPriceOfOthers } from './retrieve/find-price-list.ts';
import { spokenOf } from './retrieve/observe-statement.ts';
import type { Rule } from './rules/rule.ts';
import type { Question } from './understand/understand-question.ts';

type Judged = { question: Question; best: Candidate; knowledge: Knowledge; now: Date };

/** What is shown as the closest thing found although the fit would decline. */
export const hintRules: readonly Rule<Judged & { isNamed: boolean }, true>[] = [
  {
    id: 'named-row-is-shown',
    example: '“What is GPSAltitudeRef?” and a row that is labelled so',
    applies: ({ isNamed }) => isNamed,
  },
  {
    id: 'bare-topic-is-shown',
    example: '“Wifi” and a statement that says “wifi”',
    applies: ({ question, best }) => isBareTopic(question) && best.own.every((match) => match >= spokenOf),
  },
];

/** What belongs to somebody else or is over: it is offered as the closest thing found at most. */
export const overrideRules: readonly Rule<Judged, true>[] = [
  {
    id: 'price-of-others',
    example: '“What does it cost?” and a page on what another provider charges',
    applies: ({ question, best, knowledge }) => isPriceOfOthers(question, best, knowledge),
  },
  {
    id: 'office-of-others',
    example: '“Who is the director?” and a sentence on the director of another body',
    applies: ({ question, best, knowledge }) => isOfficeOfOthers(question, best, knowledge),
  },
  {
    id: 'next-is-long-over',
    example: '“When is the next fair?” and a sentence on the fair of 2019',
    applies: ({ question, best, now }) => isLongOver(question, best, now),
  },
  {
    id: 'contact-of-others',
    example: '“When are you open?” and the hours of a ticket seller',
    applies: ({ question, best, knowledge }) => isContactOfOthers(question, best, knowledge),
  },
];

/** A file may be opened as well: hours need a time or a day. */
function isContactOfOthers(question: Question, { statement }: Candidate, knowledge: Knowledge): boolean {
  const asked = readContactQuestion(question, knowledge);
  if (!asked) return false;
  const isTimeless = !showsValue('time', statement.text) && findWeekdays(statement.text).length === 0;
  return namesSeller(statement.text) || (asked.kind === 'hours' && isTimeless);
}
