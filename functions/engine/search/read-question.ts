import { inverseFrequency } from '#functions/engine/knowledge/index/impacts.ts';
import { documentFrequency } from '#functions/engine/knowledge/index/search-index.ts';
import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { conceptsOf, phraseAt } from '#functions/engine/language/concept-index.ts';
import type { Concept } from '#functions/engine/language/concepts.ts';
import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { frameLanguageOf } from '#functions/engine/language/detect/frame-language.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { standsAsNoun } from '#functions/engine/language/stands-as-noun.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { asksValueAlone } from './asks-value-alone.ts';
import { findAskedValues } from './find-asked-values.ts';
import { expandTerm, languagesOf, type Variant } from './terms/expand-term.ts';

/** A line that says a term which no word of it says, and how surely, up to 1. */
export type ToldLine = { passage: Passage; share: number };

/** A word or phrase of a question with the site's terms for it. */
export type SearchTerm = {
  word: string;
  variants: readonly Variant[];
  /** Its rarity on the site times how much its kind of word says. */
  weight: number;
  /** A value of this kind says it: an amount says "how much". */
  satisfiedBy: ValueType | undefined;
  /** The lines that alone say it: those of a day. */
  told?: ReadonlyMap<Statement, ToldLine>;
};

/** A question in the site's terms. */
export type ReadQuestion = {
  text: string;
  language: Language;
  /** The language of the sentences around the reply. */
  frame: VisitorLanguage;
  /** Kinds of value that the answer must show, the likeliest first. */
  values: readonly ValueType[];
  terms: readonly SearchTerm[];
  /** Whether a line is of the day that it asks about; undefined if it names none. */
  day?: 'told' | 'untold';
};

/** Words of the question before a follow-up count less than its own, unless it has none. */
const contextWeight = 0.7;
const phraseWeight = 0.8;
/** A word of a phrase often means something else alone. */
const phrasePartWeight = 0.6;
/** A word that stands nowhere on the site may be incidental. */
const unknownWeight = 0.5;
const leastRarity = 0.08;

/**
 * Reads a question; `context` is the question that a follow-up depends on, `frame` what the visitor is answered in, which
 * the text alone tells where it stands in no conversation.
 */
export function readQuestion(
  text: string,
  knowledge: Knowledge,
  context?: string,
  frame = frameLanguageOf(text, knowledge.languages),
): ReadQuestion {
  const [siteLanguage] = languagesOf(knowledge);
  const language = detectLanguage(text, siteLanguage) ?? siteLanguage ?? 'en';
  const asked = findAskedValues(text, language);
  const own = readTerms(text, language, knowledge, asked);
  const known = new Set(own.map(({ word }) => word));
  const before = context === undefined ? [] : readTerms(context, language, knowledge, asked);
  const added = before.filter(({ word }) => !known.has(word));
  const values = asked.length > 0 || context === undefined ? asked : findAskedValues(context, language);
  const share = context !== undefined && asksValueAlone(text) ? 1 : contextWeight;
  return {
    text,
    language,
    frame,
    values: values.length > 0 ? values : valuesOfWords(text, language),
    terms: [...own, ...added.map((term) => ({ ...term, weight: term.weight * share }))],
  };
}

const valuesOfKeywords: ReadonlySet<ValueType> = new Set([
  'money',
  'percent',
  'phone',
  'email',
  'address',
  'time',
]);

/** "Opening hours", "price of a ticket": keywords name the kind of value. */
function valuesOfWords(text: string, language: Language): ValueType[] {
  const words = tokenize(text).flatMap(({ word }) => conceptsOf(word, language));
  const values = words.flatMap(({ satisfiedBy }) => satisfiedBy ?? []);
  return values.filter((value) => valuesOfKeywords.has(value)).slice(0, 1);
}

function readTerms(
  text: string,
  language: Language,
  knowledge: Knowledge,
  asked: readonly ValueType[],
): SearchTerm[] {
  const words = tokenize(text).map(({ word }) => word);
  const terms = new Map<string, SearchTerm>();
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(words, at, language, knowledge);
    const length = phrase?.length ?? 1;
    const word = words.slice(at, at + length).join(' ');
    const isTelling =
      phrase !== undefined ||
      standsAsNoun(words, at, language) ||
      (!isStopWord(word, language) && (word.length > 1 || /\d/.test(word)));
    if (isTelling && !terms.has(word))
      terms.set(word, readTerm(word, phrase?.concepts, language, knowledge, asked));
    at += length;
  }
  return [...terms.values()];
}

/** A phrase of the lexicon that the site says, or whose words it doesn't say one by one. */
function findPhrase(words: readonly string[], at: number, language: Language, knowledge: Knowledge) {
  const phrase = phraseAt(words, at, language);
  if (!phrase) return undefined;
  const { index } = knowledge;
  const subjects = words
    .slice(at, at + phrase.length)
    .filter((word) => !isStopWord(word, language) && subjectWeight(word, language) === 1);
  // If the site mentions both "food" and "allergies", the two words tell more than the phrase.
  if (subjects.length > 1 && subjects.every((word) => index.terms.has(stem(word, language))))
    return undefined;
  const word = words.slice(at, at + phrase.length).join(' ');
  const isSaid = expandTerm(word, phrase.concepts, knowledge, language).length > 0;
  return isSaid || (phrase.isName && !phrase.isSaying) ? phrase : undefined;
}

function readTerm(
  word: string,
  ofPhrase: readonly Concept[] | undefined,
  language: Language,
  knowledge: Knowledge,
  asked: readonly ValueType[],
): SearchTerm {
  const { index } = knowledge;
  const concepts = ofPhrase ?? conceptsOf(word, language);
  const whole = expandTerm(word, concepts, knowledge, language);
  const parts = ofPhrase ? partsOf(word, language).filter((part) => index.terms.has(part)) : [];
  const variants = [...whole, ...parts.map((term) => ({ term, weight: phrasePartWeight }))];
  const exact = variants.filter(({ weight }) => weight === 1);
  // "How much" and "cost" may be rare on pages and are still no subject: what says them is as frequent as prices are.
  const namesAsked = concepts.some(({ satisfiedBy }) => satisfiedBy && asked.includes(satisfiedBy));
  const counted = exact.length > 0 && !namesAsked && !asksOnly(word, language) ? exact : variants;
  const frequency = Math.max(0, ...counted.map(({ term }) => documentFrequency(index, term)));
  const rarity = inverseFrequency(index, frequency) / inverseFrequency(index, 0);
  const isKnown = variants.length > 0 || concepts.length > 0;
  return {
    word,
    variants,
    satisfiedBy: concepts.find(({ satisfiedBy }) => satisfiedBy)?.satisfiedBy,
    weight:
      Math.max(leastRarity, rarity) *
      (ofPhrase ? phraseWeight : subjectWeight(word, language)) *
      (isKnown ? 1 : unknownWeight),
  };
}

const asksOnly = (phrase: string, language: Language) =>
  phrase.split(' ').every((word) => isStopWord(word, language) || subjectWeight(word, language) < 1);

/** The telling words of a phrase, if each says something alone. */
function partsOf(phrase: string, language: Language): string[] {
  const words = phrase.split(' ').filter((word) => !isStopWord(word, language));
  const areTelling = words.length > 1 && words.every((word) => subjectWeight(word, language) === 1);
  return areTelling ? words.map((word) => stem(word, language)) : [];
}
