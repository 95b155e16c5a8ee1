import type { SearchIndex } from '#functions/engine/knowledge/index/search-index.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { linkingLetters } from './compound-terms.ts';
import type { Variant } from './expand-term.ts';
import type { QuestionTerm } from './question-term.ts';

/** Almost an exact match, because the site's word contains both. */
const joinedWeight = 0.95;
const shortestJoined = 3;
const farthest = 3;

/** Relates the terms of a question: two that the site joins into one word, and two of which it uses only one. */
export function relateTerms(
  terms: readonly QuestionTerm[],
  language: Language,
  index: SearchIndex,
): QuestionTerm[] {
  return dropClaimedTerms(addJoinedWords(terms, language, index));
}

/** "Study law" where the site has "law studies" as one German word; "day care" and "daycare" in English. */
function addJoinedWords(
  terms: readonly QuestionTerm[],
  language: Language,
  index: SearchIndex,
): readonly QuestionTerm[] {
  const joined = new Map<QuestionTerm, Variant[]>();
  const mayBeJoined = terms.filter(({ word, isSubject }) => isSubject && word.length >= shortestJoined);
  for (const [at, first] of mayBeJoined.entries()) {
    for (const second of neighboursOf(at, mayBeJoined, language)) {
      for (const term of compoundsOf(first.word, second.word, language).filter((made) =>
        index.terms.has(made),
      ))
        for (const part of [first, second])
          joined.set(part, [...(joined.get(part) ?? []), { term, weight: joinedWeight }]);
    }
  }
  return terms.map((term) => ({ ...term, variants: addVariants(term.variants, joined.get(term) ?? []) }));
}

/**
 * German reverses the order ("Kosten der Scheidung": "Scheidungskosten"); distant words are less likely to form one.
 */
function neighboursOf(at: number, terms: readonly QuestionTerm[], language: Language): QuestionTerm[] {
  const before = language === 'de' ? terms.slice(Math.max(0, at - farthest), at) : [];
  return [...before, ...terms.slice(at + 1, at + 1 + (language === 'de' ? farthest : 1))];
}

function compoundsOf(first: string, second: string, language: Language): string[] {
  const between = language === 'de' ? linkingLetters : [''];
  return between.map((joint) => stem(`${first}${joint}${second}`, language));
}

function addVariants(variants: readonly Variant[], added: readonly Variant[]): Variant[] {
  const others = variants.filter(
    ({ term, weight }) => !added.some((one) => one.term === term && one.weight > weight),
  );
  return [...others, ...added.filter(({ term }) => !others.some((one) => one.term === term))];
}

/** If no page mentions landlords, "flat" in "my landlord wants my flat" doesn't stand for them. */
function dropClaimedTerms(terms: readonly QuestionTerm[]): QuestionTerm[] {
  const said = terms.flatMap(({ variants }) => variants.filter(isWordItself).map(({ term }) => term));
  return terms.map((asked) => {
    // "We speak English" answers "what languages do you speak?".
    if (asked.isKindAsked || asked.variants.some(isWordItself)) return asked;
    return { ...asked, variants: asked.variants.filter(({ term }) => !said.includes(term)) };
  });
}

function isWordItself({ weight }: Variant): boolean {
  return weight === 1;
}
