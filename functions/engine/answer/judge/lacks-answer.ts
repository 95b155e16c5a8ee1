import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { monthNumber } from '#functions/engine/values/month-names.ts';
import { findValues, showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Question } from '../understand/understand-question.ts';
import { wordsOfName } from '../understand/words-of-name.ts';
import { denialPattern, strictValues } from './doubts.ts';

/**
 * Whether a reply that stands on the right words leaves open what was asked: "how long" without a length of time, "how
 * much" without an amount, "who" by nobody but those whom the question names, "in April" by a day of September.
 */
export function lacksAnswer(
  question: Question,
  { value: place }: Candidate,
  reply: string,
  knowledge: Knowledge,
): boolean {
  const { value, kind } = question;
  if (kind === 'who') return namesNobodyNew(question, reply, wordsOfName(knowledge));
  if (value === undefined || !strictValues.has(value)) return false;
  if (!showsValue(value, reply))
    return kind === 'how-much' ? !denialPattern.test(reply) : place.startsWith('next');
  return (value === 'date' || value === 'time') && tellsOtherMonth(question.text, reply);
}

/** "Who is Linda Ward?" asks for what is known of her; a school by the name of a saint is nobody. */
function namesNobodyNew({ text, terms }: Question, reply: string, own: ReadonlySet<string>): boolean {
  const names = findValues('person', reply).map(wordsOf);
  const asked = new Set(wordsOf(text));
  const named = new Set(names.flat());
  const isAboutThem = terms.every(({ word }) => wordsOf(word).every((part) => named.has(part)));
  const isKnown = (word: string) => asked.has(word) || own.has(word);
  return !isAboutThem && names.length > 0 && names.every((words) => words.every(isKnown));
}

const titlePattern = /^(?:dr|prof|mr|mrs|ms|herr|frau|mme|don|dona)$/;

function wordsOf(text: string): string[] {
  return (foldWord(text).match(/\p{L}+/gu) ?? []).filter((word) => !titlePattern.test(word));
}

/** A day of the one month that is told is none of another; of several months one may be a range's end. */
function tellsOtherMonth(text: string, reply: string): boolean {
  const asked = monthsIn(text);
  const [told, ...others] = monthsIn(reply);
  return asked.size > 0 && told !== undefined && others.length === 0 && !asked.has(told);
}

/** Of the months that a text names; "may" and "mar" are more often other words. */
function monthsIn(text: string): Set<number> {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return new Set(
    words.flatMap((word) => (/^(?:may|mar|sept?)$/.test(word) ? [] : (monthNumber(word) ?? []))),
  );
}
