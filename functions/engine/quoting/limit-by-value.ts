import { isNamedByFile } from '#functions/engine/documents/content/image-name.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { wordsOfPerson } from '#functions/engine/values/people.ts';
import { readSeason } from '#functions/engine/values/seasons.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import type { AnsweredDay } from '../search/find-asked-day.ts';
import type { ReadQuestion } from '../search/read-question.ts';
import { readWish } from '../search/read-wish.ts';
import { showsOneOf, toldAs } from '../search/shows-asked.ts';
import type { Band } from './band.ts';
import type { Quote } from './choose-quotes.ts';

/** No words tell them: "it is free" tells a price, and "in spring" a date. */
const onlyTyped: ReadonlySet<ValueType> = new Set<ValueType>(['phone', 'email', 'address']);
/** The organization's own details, of kinds that a quote shows. */
const details = ['phone', 'email', 'address'] as const satisfies readonly ValueType[];

/**
 * How far quotes may answer a question for a typed value that they don't show. A website without any phone number has no answer to
 * "what is your number?", and a first quote without an amount is no certain price. Measured: to decline prices and dates
 * as well hides more answers than it spares wrong ones.
 */
export function limitByValue(
  band: Band,
  quotes: readonly Quote[],
  asked: {
    question: ReadQuestion;
    knowledge: Knowledge;
    isFirst: boolean;
    /** The question is about a thing of the one before: no detail of the organization is asked for. */
    ofAnother: boolean;
    day: AnsweredDay | undefined;
  },
): Band | 'absent' {
  const { question, knowledge, isFirst, ofAnother, day } = asked;
  const wish = ofAnother ? undefined : readWish(question.text, knowledge, isFirst)?.wish;
  const value = details.find((detail) => detail === wish) ?? question.values[0];
  const wanted = value === undefined ? [] : value === wish ? [value] : (toldAs[value] ?? []);
  const shows = ({ statements }: Quote) =>
    showsOneOf(wanted, statements.map((statement) => statement.text).join('\n'));
  const [best] = quotes;
  const isOfAnotherDay = question.day === 'untold' || isOfAnotherSeason(best, day);
  if (band === 'certain' && (isOfAnotherDay || claimsNothing(best, question, knowledge))) return 'perhaps';
  if (value === undefined || wanted.length === 0) return band;
  const isNowhere = onlyTyped.has(value) && !knowledge.facts.some(({ kind }) => kind === value);
  if (isNowhere && !quotes.some(shows)) return 'absent';
  return band === 'certain' && best && !shows(best) ? 'perhaps' : band;
}

/** "From April to October" says nothing of a day in November. */
function isOfAnotherSeason(quote: Quote | undefined, day: AnsweredDay | undefined): boolean {
  return (
    day?.named !== undefined && quote?.best !== undefined && readSeason(quote.best.text, day.date) === 'out'
  );
}

/**
 * A row on somebody tells what they have, and not what there is: "Do you have an MBA?". The name of an image's file is no
 * sentence.
 */
function claimsNothing(
  quote: Quote | undefined,
  { terms, values }: ReadQuestion,
  { facts }: Pick<Knowledge, 'facts'>,
): boolean {
  const best = quote?.best;
  if (best && isNamedByFile(best.text)) return true;
  if (best?.kind !== 'row' || values.includes('person')) return false;
  const [head = ''] = best.text.split(' — ');
  const known = facts.flatMap(({ kind, value }) =>
    kind === 'person' && best.text.includes(value) ? value : [],
  );
  const people = new Set([...known, ...findValues('person', head)].flatMap(wordsOfPerson));
  return people.size > 0 && !terms.some(({ word }) => people.has(word));
}
