import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import type { ReadQuestion, SearchTerm } from '../search/read-question.ts';
import type { Quote } from './choose-quotes.ts';
import type { FactAnswer } from './fact-answer.ts';

/** A synonym counts as the word. */
const leastMatch = 0.9;

/**
 * Whether the passage found for a question says something else than a stored fact: another value of the asked kind beside a
 * word of the question that nothing around the fact says. "Are you open during the holidays?" is answered by the line on
 * holidays, and not by the hours of every week.
 */
export function givesWay(
  fact: FactAnswer,
  { terms, values }: ReadQuestion,
  [quote]: readonly Quote[],
  knowledge: Knowledge,
): boolean {
  const best = quote?.best;
  if (!quote || !best || isOf(fact, best.text)) return false;
  const kinds = new Set([...values, ...terms.flatMap(({ satisfiedBy }) => satisfiedBy ?? [])]);
  if (![...kinds].some((kind) => showsValue(kind, best.text) && showsValue(kind, fact.text))) return false;
  const language = languageOfTag(knowledge.sources[quote.passage.source]?.language);
  const there = new Set(textTerms(best.text, language));
  const here = new Set(textTerms(textAround(fact, knowledge), language));
  return terms.some((term) => tellsMore(term, fact) && says(there, term) && !says(here, term));
}

/** A word of the question that is no name of the organization, nor of the kind of value that the fact is. */
function tellsMore({ word, satisfiedBy }: SearchTerm, { text }: FactAnswer): boolean {
  return !isSelfName(word) && !(satisfiedBy && showsValue(satisfiedBy, text));
}

function says(words: ReadonlySet<string>, { variants }: SearchTerm): boolean {
  return variants.some(({ term, weight }) => weight >= leastMatch && words.has(term));
}

function isOf({ text, citations }: FactAnswer, line: string): boolean {
  const [folded, told] = [line, [text, ...citations.map(({ quote }) => quote)].join('\n')].map(foldWord);
  return told?.includes(folded ?? '') === true;
}

/** The fact with the lines that state it, and the headings above them. */
function textAround({ text, citations }: FactAnswer, { sources, passages }: Knowledge): string {
  const around = passages.flatMap(({ source, headings, statements }) => {
    const cited = citations.filter(({ sourceId }) => sourceId === sources[source]?.id);
    const lines = statements
      .map((statement) => statement.text)
      .filter((line) => cited.some(({ quote }) => quote.includes(line) || line.includes(quote)));
    return lines.length > 0 ? [sources[source]?.title ?? '', ...headings, ...lines] : [];
  });
  return [text, ...around].join('\n');
}
