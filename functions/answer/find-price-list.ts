import { showsValue } from '#functions/knowledge/facts/value-patterns.ts';
import {
  type Knowledge,
  type KnowledgeSource,
  type Passage,
  sourceName,
} from '#functions/knowledge/knowledge.ts';
import { conceptsOf } from '#functions/knowledge/language/concept-index.ts';
import { languageOfTag } from '#functions/knowledge/language/languages.ts';
import { tokenize } from '#functions/knowledge/language/tokenize.ts';
import type { Candidate } from './rank-statements.ts';
import type { Question } from './understand-question.ts';

/** One amount may be an example; a list of them is what a page about prices is there for. */
const fewestAmounts = 2;

/**
 * "What does it cost?" names nothing that could tell one price from another: it means the first list of prices on the
 * page that is about them, and not whatever else costs something. Undefined where more is asked, or no such list is.
 */
export function findPriceList(
  question: Question,
  ranked: readonly Candidate[],
  knowledge: Knowledge,
): readonly Candidate[] | undefined {
  if (!asksForPricesAlone(question, knowledge)) return undefined;
  const lists = knowledge.passages.filter(
    (passage) => isAboutPrices(knowledge.sources[passage.source]) && countAmounts(passage) >= fewestAmounts,
  );
  const amountsOf = (source: number) =>
    lists.reduce((sum, passage) => sum + (passage.source === source ? countAmounts(passage) : 0), 0);
  const [first] = lists.toSorted((left, right) => amountsOf(right.source) - amountsOf(left.source));
  const found = ranked.filter(({ passage, value }) => passage === first && value === 'own');
  return found.length >= fewestAmounts ? found : undefined;
}

/** Whether the question is made of words for prices and the organisation's own name. */
function asksForPricesAlone({ kind, value, terms }: Question, { organisationName }: Knowledge): boolean {
  if (value !== 'money' || (kind !== 'how-much' && kind !== 'what')) return false;
  const own = new Set(tokenize(organisationName).map(({ word }) => word));
  return terms.every(({ word, satisfiedBy }) => satisfiedBy === 'money' || own.has(word));
}

function isAboutPrices(source: KnowledgeSource | undefined): boolean {
  if (!source) return false;
  const language = languageOfTag(source.language) ?? 'en';
  return tokenize(sourceName(source)).some(({ word }) =>
    conceptsOf(word, language).some(({ satisfiedBy }) => satisfiedBy === 'money'),
  );
}

function countAmounts({ statements }: Passage): number {
  return statements.filter(({ text }) => showsValue('money', text)).length;
}
