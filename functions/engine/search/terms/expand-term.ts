import { documentFrequency, type SearchIndex } from '#functions/engine/knowledge/index/search-index.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { conceptsOf, phrasesOf, wordsOf } from '#functions/engine/language/concept-index.ts';
import type { Concept } from '#functions/engine/language/concepts.ts';
import { type Language, languageOfTag, languages } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { ordinalNumber } from '#functions/engine/values/number-range.ts';
import { compoundsOfShort, compoundsWith, partsOf, sharingHead } from './compound-terms.ts';
import { isNearMisspelling, spell } from './misspelling.ts';
import { findTermsSharingLetters } from './terms-sharing-letters.ts';

/** A term of the site's index for a word of the question. `weight` is the certainty, up to 1. */
export type Variant = {
  term: string;
  weight: number;
  /** Part of the word, with a wider meaning: "place" for "parking place". */
  isPart?: boolean;
};

const synonymWeight = 0.6;
/** A higher weight if the site never uses the word itself. */
const onlySynonymWeight = 0.68;
/** A higher weight if the site is in another language. */
const translationWeight = 0.85;
const misspellingWeight = 0.8;
const compoundWeight = 0.7;
const suffixWeight = 0.7;
const ordinalWeight = 0.95;
/** "Uninsured" asks about insurance. */
const deniedPattern = /^(?:un|non)(\p{L}{4,})$/u;
const deniedWeight = 0.6;
const sharedHeadWeight = 0.5;
const sharedLettersWeight = 0.9;
const shortestSharedStem = 6;
const longestSuffix = 3;
const longestLostEnding = 4;
/** Shorter words with a letter more or less are other words. */
const shortestOfSlips = 8;
const shortestMisspelling = 5;
const shortestOfSyllables = 4;
const katakanaPattern = /^[\p{Script=Katakana}ー]+$/u;

/** The site's terms for a word of the question: the word, its synonyms or translations, and near spellings. */
export function expandTerm(
  word: string,
  concepts: readonly Concept[],
  knowledge: Knowledge,
  questionLanguage: Language,
): Variant[] {
  const { index } = knowledge;
  const variants = new Map<string, number>();
  const add = (term: string, weight: number) => {
    if (index.terms.has(term) && weight > (variants.get(term) ?? 0)) variants.set(term, weight);
  };
  const siteLanguages = languagesOf(knowledge);
  add(word, 1);
  const ordinal = ordinalNumber(word);
  if (ordinal !== undefined) {
    add(String(ordinal), ordinalWeight);
    for (const term of index.terms.all()) if (ordinalNumber(term) === ordinal) add(term, ordinalWeight);
  }
  for (const language of siteLanguages) {
    add(stem(word, language), 1);
    add(stemWords(word, language), 1);
  }
  const weight = weightOfSynonyms(variants.size > 0, siteLanguages.includes(questionLanguage));
  for (const language of siteLanguages) {
    for (const synonym of concepts.flatMap((concept) => wordsFor(concept, knowledge, language))) {
      const stemmed = stem(synonym, language);
      add(stemmed, weight);
      for (const term of compoundsWith(stemmed, index, language)) add(term, weight * compoundWeight);
    }
    for (const phrase of concepts.flatMap((concept) => phrasesOf(concept, language))) add(phrase, weight);
  }
  const stemmed = stem(word, questionLanguage);
  const compounds = [
    ...compoundsWith(stemmed, index, questionLanguage),
    ...(questionLanguage === 'de' ? compoundsOfShort(word, index) : []),
  ];
  for (const term of compounds) add(term, compoundWeight);
  const parts = partsOf(stemmed, index, questionLanguage).filter((term) => !variants.has(term));
  for (const term of parts) add(term, compoundWeight);
  if (questionLanguage === 'und') {
    for (const { term, share } of findTermsSharingLetters(word, index))
      add(term, share * sharedLettersWeight);
  }
  const denied = deniedPattern.exec(word)?.[1];
  if (denied !== undefined && questionLanguage !== 'und') add(stem(denied, questionLanguage), deniedWeight);
  if (![...variants.values()].includes(1)) {
    if (questionLanguage === 'de')
      for (const term of sharingHead(stemmed, index)) add(term, sharedHeadWeight);
    for (const { term, weight } of nearTerms(word, stemmed, questionLanguage, index)) add(term, weight);
  }
  return [...variants].map(([term, weight]) => ({
    term,
    weight,
    ...(parts.includes(term) && { isPart: true }),
  }));
}

/**
 * The words that a website may use for a concept. A word with another meaning ("charges") is none where the website's other
 * words are for that: a lawyer's pages speak of crimes, another's only of prices.
 */
function wordsFor(concept: Concept, { index }: Knowledge, language: Language): string[] {
  const words = wordsOf(concept, language);
  const stems = stemsOf(concept, language);
  const countSaid = (said: ReadonlySet<string>, without: string) =>
    [...said].reduce((sum, term) => sum + (term === without ? 0 : documentFrequency(index, term)), 0);
  return words.filter((word) => {
    const stemmed = stem(word, language);
    if (!index.terms.has(stemmed)) return true;
    const others = conceptsOf(word, language).filter((other) => isOtherMeaning(concept, other, language));
    const most = Math.max(0, ...others.map((other) => countSaid(stemsOf(other, language), stemmed)));
    return most <= countSaid(stems, stemmed);
  });
}

function stemsOf(concept: Concept, language: Language): ReadonlySet<string> {
  return new Set(wordsOf(concept, language).map((word) => stem(word, language)));
}

/** Whether a word of both means a kind of value in one and something else in the other; what is akin shares words elsewhere too. */
function isOtherMeaning(concept: Concept, other: Concept, language: Language): boolean {
  if (concept.satisfiedBy !== undefined) return other.satisfiedBy === undefined;
  if (other.satisfiedBy === undefined) return false;
  return languages.every((elsewhere) => {
    const said = stemsOf(other, elsewhere);
    return elsewhere === language || ![...stemsOf(concept, elsewhere)].some((word) => said.has(word));
  });
}

/** A phrase in the form of the index. */
function stemWords(phrase: string, language: Language): string {
  return phrase
    .split(' ')
    .map((word) => stem(word, language))
    .join(' ');
}

function weightOfSynonyms(isWordUsed: boolean, isOwnLanguage: boolean): number {
  if (!isOwnLanguage) return translationWeight;
  return isWordUsed ? synonymWeight : onlySynonymWeight;
}

/** The site's supported languages. */
export function languagesOf(knowledge: Knowledge): Language[] {
  const known = knowledge.languages.map(languageOfTag).filter((language) => language !== undefined);
  return known.length > 0 ? [...new Set(known)] : ['en'];
}

/** Terms with another suffix ("photograph", "photography"), and near spellings of a word that the lexicon lacks. */
function nearTerms(word: string, stemmed: string, language: Language, index: SearchIndex): Variant[] {
  const mayBeMisspelt =
    spell(stemmed).length >= (katakanaPattern.test(stemmed) ? shortestOfSyllables : shortestMisspelling) &&
    conceptsOf(word, language).length === 0 &&
    !word.includes(' ') &&
    subjectWeight(word, language) === 1;
  const found: Variant[] = [];
  const typed = spell(stemmed);
  for (const written of index.terms.all()) {
    const term = typed === stemmed ? written : spell(written);
    if (term[0] !== typed[0]) continue;
    const isNear = Math.abs(term.length - typed.length) <= longestSuffix;
    if (isNear && differsBySuffix(written, stemmed)) found.push({ term: written, weight: suffixWeight });
    else if (mayBeMisspelt && ((isNear && isNearMisspelling(typed, term)) || beginsMisspelt(word, term)))
      found.push({ term: written, weight: misspellingWeight });
  }
  return found;
}

/** A misspelling may keep an ending that the stem lost: "finanical" and "financi". */
function beginsMisspelt(word: string, term: string): boolean {
  const ending = word.length - term.length;
  return (
    !word.startsWith(term) &&
    term.length >= shortestMisspelling &&
    word.length >= shortestOfSlips &&
    ending >= 0 &&
    ending <= longestLostEnding &&
    isNearMisspelling(word.slice(0, term.length), term)
  );
}

function differsBySuffix(term: string, word: string): boolean {
  const [longer, shorter] = term.length >= word.length ? [term, word] : [word, term];
  return shorter.length >= shortestSharedStem && longer.startsWith(shorter);
}
