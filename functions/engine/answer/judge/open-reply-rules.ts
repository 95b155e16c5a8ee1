import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/concept.ts';
import { monthNumber } from '#functions/engine/values/month-names.ts';
import { findValues, showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';
import type { Question } from '../understand/understand-question.ts';
import { wordsOfName } from '../understand/words-of-name.ts';
import { denialPattern, strictValues } from './doubt-rules.ts';

type Composed = { question: Question; best: Candidate; reply: string; knowledge: Knowledge };

/** Where a reply that stands on the right words leaves open what was asked. */
export const openReplyRules: readonly Rule<Composed, true>[] = [
  {
    id: 'names-nobody-new',
    example: '“Who is Linda Ward?” and a reply that names nobody but Linda Ward',
    applies: ({ question, reply, knowledge }) =>
      question.kind === 'who' && namesNobodyNew(question, reply, wordsOfName(knowledge)),
  },
  {
    id: 'value-unsaid',
    example: '“How long does it take?” and a reply without a length of time',
    applies: ({ question: { kind, value }, best, reply }) =>
      isStrict(kind, value) &&
      !showsValue(value, reply) &&
      (kind === 'how-much' ? !denialPattern.test(reply) : best.value.startsWith('next')),
  },
  {
    id: 'other-month',
    example: '“What is on in April?” and a reply with a day of September',
    applies: ({ question: { kind, value, text }, reply }) =>
      isStrict(kind, value) &&
      showsValue(value, reply) &&
      (value === 'date' || value === 'time') &&
      tellsOtherMonth(text, reply),
  },
];

function isStrict(kind: Question['kind'], value: Question['value']): value is ValueType {
  return kind !== 'who' && value !== undefined && strictValues.has(value);
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
