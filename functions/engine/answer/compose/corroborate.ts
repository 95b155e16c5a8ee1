import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';
import type { Said } from './supplement.ts';

const sourceLimit = 2;
const scoreShare = 0.6;
const sharedTermShare = 0.6;
/** The same amount or time may belong to something else, so a share of its words must match too. */
const sharedTermShareBesideValue = 0.3;

/** Statements of other sources with the same values or nearly the same words. */
export const sameElsewhereRule: Rule<Said, Candidate[]> = {
  id: 'same-elsewhere',
  example: 'An answer with an amount also cites two other pages with that amount',
  applies({ question, best, said, ranked }) {
    const found = corroborate(question, best, said, ranked);
    return found.length > 0 && found;
  },
};

function corroborate(
  question: Question,
  best: Candidate,
  said: readonly Statement[],
  ranked: readonly Candidate[],
): Candidate[] {
  const text = said.map((statement) => statement.text).join(' ');
  const values = new Set(question.value ? findValues(question.value, text).map(plain) : []);
  const terms = new Set(
    textTerms(`${text} ${question.text} ${best.passage.headings.at(-1) ?? ''}`, undefined),
  );
  const found = new Map<number, Candidate>();
  for (const candidate of ranked) {
    if (found.size >= sourceLimit || candidate.score < scoreShare * best.score) break;
    const { source } = candidate.passage;
    if (source === best.passage.source || found.has(source)) continue;
    if (statesTheSame(question, candidate, values, terms)) found.set(source, candidate);
  }
  return [...found.values()];
}

function statesTheSame(
  { value }: Question,
  { statement }: Candidate,
  values: ReadonlySet<string>,
  terms: ReadonlySet<string>,
): boolean {
  const own = textTerms(statement.text, undefined).filter((term) => !/\d/.test(term));
  const shared = own.filter((term) => terms.has(term)).length;
  const saysValue = value && findValues(value, statement.text).some((found) => values.has(plain(found)));
  if (saysValue) return shared >= sharedTermShareBesideValue * own.length;
  return own.length > 3 && shared >= sharedTermShare * own.length;
}

function plain(value: string): string {
  return value.toLowerCase().replace(/[ap]\.?m\b\.?|uhr|[\s.,()]+/g, '');
}
