import { inverseFrequency } from '#functions/engine/knowledge/index/impacts.ts';
import { documentFrequency } from '#functions/engine/knowledge/index/search-index.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { isCircumstance, isRelation } from '#functions/engine/language/circumstance-words.ts';
import {
  askedStemsOf,
  conceptsOf,
  type FoundPhrase,
  phraseAt,
} from '#functions/engine/language/concept-index.ts';
import type { Concept } from '#functions/engine/language/concepts.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import type { Token } from '#functions/engine/language/token.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { sourceOf } from '../join-dialogues.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { expandTerm } from './expand-term.ts';
import type { QuestionTerm } from './question-term.ts';
import { relateTerms } from './relate-terms.ts';

/** A single word of a phrase often means something else. */
const phrasePartWeight = 0.6;
const backgroundWeight = 0.6;
const unsaidKindWeight = 0.3;
/** A page that doesn't mention months or mothers may still answer. */
const unsaidCircumstanceWeight = 0.4;
const relationWeight = 0.3;
const mostAskedInStory = 2;
const fewestWordsOfClause = 3;

/** The terms of a question in order, each with the site's terms for it. */
export function readTerms(written: string, language: Language, knowledge: Knowledge): QuestionTerm[] {
  const text = expandAbbreviations(written, language);
  const tokens = chooseWholesOrParts(tokenize(text), language, knowledge);
  const words = tokens.map(({ word }) => word);
  const terms = new Map<string, QuestionTerm>();
  const background = new Set<string>();
  const mainStart = startOfMainClause(text);
  const kindsAsked = findKindsAsked(text);
  const kindsOfNames = findKindsOfNames(text);
  let endOfUnknownName = 0;
  for (let position = 0; position < tokens.length; ) {
    const named = phraseAt(words, position, language);
    const isKnown =
      named &&
      ((!named.isSaying && named.isName) || isKnownHere(words, position, named, knowledge, language));
    const phrase = isKnown ? named : undefined;
    if (named && !isKnown && named.isName) endOfUnknownName = position + named.length;
    const token = tokens[position];
    const length = phrase?.length ?? 1;
    const word = words.slice(position, position + length).join(' ');
    const skipped = !phrase && (isStopWord(word, language) || (word.length === 1 && !isLabel(text, token)));
    if (token && !skipped && !terms.has(word)) {
      const concepts = phrase?.concepts ?? conceptsOf(word, language);
      const term = makeTerm({
        word,
        token,
        text,
        concepts,
        language,
        knowledge,
        isPhrase: phrase !== undefined,
        isKindAsked: kindsAsked.has(word),
        isOfUnknownName: position < endOfUnknownName,
      });
      if (token.start < mainStart) background.add(word);
      terms.set(word, kindsOfNames.has(word) ? asKind(term) : term);
    }
    position += length;
  }
  const isSubjectIn = (isStory: boolean) =>
    [...terms.values()].filter(({ word, isSubject }) => isSubject && background.has(word) === isStory);
  // "I got a letter, can you deal with it?" asks about the letter; a longer story has several subjects.
  const isStoryAsked = isSubjectIn(false).length === 0 && isSubjectIn(true).length <= mostAskedInStory;
  const read = [...terms.values()].map((term) =>
    background.has(term.word) && !isStoryAsked ? asBackground(term) : term,
  );
  return relateTerms(read, language, knowledge.index);
}

function asBackground(term: QuestionTerm): QuestionTerm {
  return { ...term, weight: term.weight * backgroundWeight, isSubject: false };
}

/** "Package" in "the Premium Bookkeeping package": the name matters, and pages may use another noun. */
function asKind(term: QuestionTerm): QuestionTerm {
  const share = term.variants.length > 0 ? 1 : unsaidKindWeight;
  return { ...term, weight: term.weight * share, isSubject: false };
}

/** Whether the site uses a phrase as a whole; otherwise its words are read one by one. */
function isKnownHere(
  words: readonly string[],
  position: number,
  { concepts, length }: FoundPhrase,
  knowledge: Knowledge,
  language: Language,
): boolean {
  const ofPhrase = words.slice(position, position + length);
  const subjects = ofPhrase.filter(
    (word) => subjectWeight(word, language) === 1 && !isStopWord(word, language),
  );
  // If the site mentions both "food" and "allergies", the two words tell more than the phrase.
  if (subjects.length > 1 && subjects.every((word) => knowledge.index.terms.has(stem(word, language))))
    return false;
  return expandTerm(ofPhrase.join(' '), concepts, knowledge, language).length > 0;
}

/** The start of the actual question after a story: "I lost my card - what does a new one cost?" */
function startOfMainClause(text: string): number {
  const breaks = [...text.matchAll(/[.,;:!]\s+|\s[-–—]\s/g)].map((match) => match.index + match[0].length);
  const last =
    breaks.findLast((start) => text.slice(start).trim().split(/\s+/).length >= fewestWordsOfClause) ?? 0;
  return /\?\s*$/.test(text) ? last : 0;
}

/**
 * Counts a hyphenated word, or a word of an unspaced script, once: as a whole if the site or lexicon knows it or its
 * parts aren't words, otherwise by its parts.
 */
function chooseWholesOrParts(tokens: readonly Token[], language: Language, knowledge: Knowledge): Token[] {
  const isKnown = ({ word }: Token) =>
    knowledge.index.terms.has(stem(word, language)) || conceptsOf(word, language).length > 0;
  const isWord = (part: Token) => isKnown(part) || isStopWord(part.word, language);
  const partsOf = (token: Token) => tokens.filter((part) => part !== token && isWithin(part, token));
  const wholes = tokens.filter((token) => partsOf(token).length > 0);
  const standing = wholes.filter((whole) => isKnown(whole) || !partsOf(whole).some(isWord));
  return tokens.filter((token) =>
    wholes.includes(token) ? standing.includes(token) : !standing.some((whole) => isWithin(token, whole)),
  );
}

function isWithin(part: Token, whole: Token): boolean {
  return (
    part.start >= whole.start && part.end <= whole.end && part.end - part.start < whole.end - whole.start
  );
}

function makeTerm(input: {
  word: string;
  token: Token;
  text: string;
  concepts: readonly Concept[];
  language: Language;
  knowledge: Knowledge;
  isPhrase: boolean;
  isKindAsked: boolean;
  isOfUnknownName: boolean;
}): QuestionTerm {
  const { word, token, text, concepts, language, knowledge, isPhrase, isKindAsked, isOfUnknownName } = input;
  const { index } = knowledge;
  const asking = new Set(concepts.flatMap((concept) => askedStemsOf(concept, language)));
  const parts = isPhrase
    ? partsOfPhrase(word, language).filter((part) => !asking.has(part))
    : splitIntoKnown(word, knowledge, language);
  const variants = [
    ...expandTerm(word, concepts, knowledge, language),
    ...(isPhrase && (parts.length < 2 || parts.some((part) => subjectWeight(part, language) < 1))
      ? []
      : parts
    )
      .filter((part) => index.terms.has(part))
      .map((part) => ({ term: part, weight: phrasePartWeight, isPart: true })),
  ];
  const isCircumstanceUnsaid = variants.length === 0 && isCircumstance(word, language);
  const exact = variants.filter(({ weight }) => weight === 1);
  const counted = exact.length > 0 ? exact : variants;
  const frequency = Math.max(0, ...counted.map(({ term }) => documentFrequency(index, term)));
  const rarity = inverseFrequency(index, frequency) / inverseFrequency(index, 0);
  return {
    word,
    variants,
    parts,
    weight:
      Math.max(0.08, rarity) *
      (isPhrase ? 0.8 : subjectWeight(word, language)) *
      (isCircumstanceUnsaid ? unsaidCircumstanceWeight : 1) *
      (isRelation(word) ? relationWeight : 1),
    isSpecific: isSpecific(text, token, language),
    isInLexicon: concepts.length > 0,
    isSubject:
      isCircumstanceUnsaid || isRelation(word)
        ? false
        : word.split(' ').some((part) => subjectWeight(part, language) === 1 && !isStopWord(part, language)),
    satisfiedBy: concepts.find(({ satisfiedBy }) => satisfiedBy)?.satisfiedBy,
    deniedBy: undefined,
    isKindAsked,
    isOfUnknownName,
    isAskedOnly: asking.has(stem(word, language)),
  };
}

const kindPattern = new RegExp(
  `(?<!\\p{L})(?:${sourceOf(({ grammar }) => grammar.which)})\\s+(?:(?:${sourceOf(({ grammar }) => grammar.kindsOf)})\\s+)?(\\p{L}+)`,
  'giu',
);

/** The words after "which" and the like. */
function findKindsAsked(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(kindPattern)].map(([, word = '']) => foldWord(word)));
}

const kindOfNamePattern = new RegExp(
  `(?<!\\p{L})(?:${sourceOf(({ grammar }) => grammar.article)}) (?:\\p{Lu}[\\p{L}\\d&.'’-]* ){1,4}(\\p{Ll}{3,})(?![\\p{L}-])`,
  'gu',
);

/** The noun after a name, as in "the Premium Bookkeeping package"; pages may give the name without it. */
function findKindsOfNames(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(kindOfNamePattern)].map(([, word = '']) => foldWord(word)));
}

function partsOfPhrase(phrase: string, language: Language): string[] {
  const words = phrase.split(' ').filter((part) => !isStopWord(part, language));
  return words.map((part) => stem(part, language));
}

const shortestKnownPart = 4;

/** The two words that the site uses instead: "after care" for "aftercare". */
function splitIntoKnown(word: string, { index }: Knowledge, language: Language): string[] {
  if (index.terms.has(stem(word, language)) || conceptsOf(word, language).length > 1) return [];
  for (let cut = shortestKnownPart; cut <= word.length - shortestKnownPart; cut++) {
    const parts = [word.slice(0, cut), stem(word.slice(cut), language)];
    if (parts.every((part) => index.terms.has(part))) return parts;
  }
  return [];
}

/** A digit or a capital letter is a label ("class B"); other single letters are fragments. */
function isLabel(text: string, token: Token | undefined): boolean {
  const written = token ? text.slice(token.start, token.end) : '';
  return /\d/.test(written) || (/\p{Lu}|\p{Lo}/u.test(written) && (token?.start ?? 0) > 0 && written !== 'I');
}

/** Numbers, and words capitalised within a sentence; only numbers in German, which capitalises every noun. */
function isSpecific(text: string, token: Token, language: Language): boolean {
  const written = text.slice(token.start, token.end);
  if (/\d/.test(written)) return true;
  if (language === 'de' || text === text.toUpperCase()) return false;
  const startsSentence = /(?:^|[.!?:]\s*)["'“(¿¡]*$/.test(text.slice(0, token.start));
  return !startsSentence && /^\p{Lu}/u.test(written);
}
