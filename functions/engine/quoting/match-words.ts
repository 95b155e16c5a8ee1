import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { SearchTerm } from '../search/read-question.ts';

/** Weaker variants share only letters or a part with the question's word. */
const leastWeight = 0.6;
const matchLimit = 20;

/** The words of a quote that say a term of the question, as they stand in it: pages highlight them. */
export function matchWords(
  terms: readonly SearchTerm[],
  quote: string,
  languageTag: string | undefined,
): string[] {
  const language = languageOfTag(languageTag);
  const asked = new Set(
    terms.flatMap(({ variants }) =>
      variants.flatMap(({ term, weight }) => (weight >= leastWeight ? term.split(' ') : [])),
    ),
  );
  const words = tokenize(quote).map(({ start, end }) => quote.slice(start, end));
  return [...new Set(words)]
    .filter((word) => textTerms(word, language).some((term) => asked.has(term)))
    .slice(0, matchLimit);
}
