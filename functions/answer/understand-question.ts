import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import type { Concept, ValueType } from '#functions/knowledge/language/concept.ts';
import { conceptsOf, phraseAt } from '#functions/knowledge/language/concept-index.ts';
import { detectLanguage } from '#functions/knowledge/language/detect-language.ts';
import type { Language } from '#functions/knowledge/language/languages.ts';
import { subjectWeight } from '#functions/knowledge/language/light-words.ts';
import { stem } from '#functions/knowledge/language/stem.ts';
import { isStopWord } from '#functions/knowledge/language/stop-words.ts';
import { foldWord, type Token, tokenize } from '#functions/knowledge/language/tokenize.ts';
import { inverseFrequency } from '#functions/knowledge/postings.ts';
import { documentFrequency } from '#functions/knowledge/search-index.ts';
import { expandTerm, languagesOf, type Variant } from './expand-term.ts';
import { contactPatterns, type QuestionKind, questionPatterns } from './question-patterns.ts';

/** A word or phrase of the question that a passage should speak of. */
export type QuestionTerm = {
  word: string;
  variants: Variant[];
  /** Of a phrase its telling words: together they are the phrase itself. */
  parts: string[];
  /** How much the term tells: its rarity on the site times how much such words tell at all. */
  weight: number;
  /** A proper name or a number: what lacks it speaks of something else. */
  isSpecific: boolean;
  /** The lexicon knows the word: where the site has none of its synonyms either, the site is silent on it. */
  isInLexicon: boolean;
  /** A value that speaks for the term where the word itself is missing. */
  satisfiedBy: ValueType | undefined;
  /** A value that shows the word to be meant otherwise: a phone number is no rule on phones. */
  deniedBy: ValueType | undefined;
  /** A noun or verb that the question is about, which no small word is and no word of the story before it. */
  isSubject: boolean;
};

export type Question = {
  text: string;
  language: Language;
  kind: QuestionKind;
  /** What the answer has to show, when the question says so. */
  value: ValueType | undefined;
  /** What it has to show besides, when the question asks two things. */
  secondValue: ValueType | undefined;
  /** Words for what is to be counted, when the question says so. */
  counted: string[];
  terms: QuestionTerm[];
};

const contextTermWeight = 0.7;
/** One word of a phrase alone often means something else. */
const phrasePartWeight = 0.6;
const unknownTermWeight = 0.5;
/** Longer questions tell a story around what they ask. */
const wordsOfStory = 12;
const backgroundWeight = 0.6;
const fewestWordsOfClause = 3;

/**
 * What a question asks, in terms of the site's own words. `context` is the question before when this one continues
 * it: its terms weigh less, and its kind decides when this one has none.
 */
export function understandQuestion(text: string, knowledge: Knowledge, context?: string): Question {
  const [siteLanguage] = languagesOf(knowledge);
  const language = detectLanguage(text, siteLanguage) ?? siteLanguage ?? 'en';
  const own = classify(text);
  const inherited = context === undefined ? undefined : classify(context);
  const { kind, value } = own.value || !inherited ? own : inherited;
  const namesOneThing = kind === 'yes-no' && text.split(/\s+/).length < wordsOfStory;
  const terms = readTerms(text, language, knowledge)
    .filter(({ word }) => word !== 'how much' || value === 'money')
    .map((term) => discountUnknown(term, namesOneThing));
  const known = new Set(terms.map(({ word }) => word));
  const contextTerms = context === undefined ? [] : readTerms(context, language, knowledge);
  for (const term of contextTerms) {
    if (!known.has(term.word))
      terms.push({ ...term, weight: term.weight * contextTermWeight, isSpecific: false, isSubject: false });
  }
  const asked =
    value ??
    (kind === 'what' ? strongestValue(terms.filter((term) => isAskedFor(term, kind, text))) : undefined);
  return {
    text,
    language,
    kind,
    value: asked,
    secondValue: own.secondValue,
    counted: kind === 'how-many' ? countedWords(text, language) : [],
    terms: terms.map((term) =>
      isThing(term, asked) ? { ...term, satisfiedBy: undefined, deniedBy: term.satisfiedBy } : term,
    ),
  };
}

/** A word of contact in a question that asks for no contact means the thing, which no number stands for. */
function isThing({ satisfiedBy }: QuestionTerm, asked: ValueType | undefined): boolean {
  return (satisfiedBy === 'phone' || satisfiedBy === 'email') && asked !== 'phone' && asked !== 'email';
}

const countingPattern =
  /\b(?:how many|number of|wie ?vielen?|anzahl der|combien d(?:e |')|nombre d(?:e |')|cuant[oa]s|numero de)\s*/;

/** "How many English seats are there": the words between the counting word and the next small word. */
function countedWords(text: string, language: Language): string[] {
  const folded = foldWord(text);
  const match = countingPattern.exec(folded);
  if (!match) return [];
  const words = tokenize(folded.slice(match.index + match[0].length)).map(({ word }) => word);
  const end = words.findIndex((word) => isStopWord(word, language));
  return words.slice(0, end === -1 ? words.length : end);
}

/** Whether something exists hangs on its name; elsewhere a word that the site never uses may just colour the question. */
function discountUnknown(term: QuestionTerm, namesOneThing: boolean): QuestionTerm {
  const counts = namesOneThing || term.variants.length > 0 || term.isSpecific || term.isInLexicon;
  return counts ? term : { ...term, weight: term.weight * unknownTermWeight };
}

type Classification = {
  kind: QuestionKind;
  value: ValueType | undefined;
  secondValue: ValueType | undefined;
};

function classify(text: string): Classification {
  const folded = foldWord(text).replaceAll('’', "'").trim();
  const contact = contactPatterns.find(({ pattern }) => pattern.test(folded));
  const [match, ...others] = questionPatterns.filter((candidate) => isAsked(candidate, folded));
  const value = (asksForContact(match?.kind, folded) ? contact?.value : undefined) ?? match?.value;
  const second = others.find((other) => other.value && other.value !== value && other.kind !== 'how-much');
  return { kind: match?.kind ?? 'what', value, secondValue: second?.value };
}

const joiningKinds: ReadonlySet<QuestionKind> = new Set(['who', 'when', 'where']);
/** Words after which "who", "when" or "where" asks rather than joins: "tell me who", "since when", "and where". */
const beforeInterrogative =
  /(?:^|[,;:.!?(–—-]|\b(?:and|or|about|know|tell me|ask|wondering|is|are|was|from|to|with|by|since|until|till|for|at|of|und|oder|wissen|mir|sagen|seit|ab|bis|von|mit|fur|an|bei|et|ou|avec|depuis|pour|de|a|chez|savoir|est|y|o|con|desde|hasta|saber|es)|[икдсо]|с|до|для)\s*$/;

/** "Kids who read" and "when writing a date" join clauses; only at the start of one do these words ask. */
function isAsked({ kind, pattern }: (typeof questionPatterns)[number], folded: string): boolean {
  const match = pattern.exec(folded);
  if (!match) return false;
  if (!joiningKinds.has(kind) || !joiningWord.test(match[0])) return true;
  return [...folded.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(({ index }) =>
    beforeInterrogative.test(folded.slice(0, index)),
  );
}

const joiningWord = /^(?:who|whose|whom|when|where|wo|qui|quand|ou|donde|quien|cuando|кто|когда|где)/;

/** A phone that may be brought is a thing, not a number to call. */
function isAskedFor({ satisfiedBy }: QuestionTerm, kind: QuestionKind, text: string): boolean {
  const isContact = satisfiedBy === 'phone' || satisfiedBy === 'email';
  return !isContact || asksForContact(kind, foldWord(text));
}

/** "May she bring her phone?" names a thing; "can I have the phone number?" asks for contact. */
function asksForContact(kind: QuestionKind | undefined, folded: string): boolean {
  return (
    kind !== 'yes-no' ||
    /numb|number|nummer|numer|номер|adress|address|mail|reach|contact|kontakt|joindre|call/.test(folded)
  );
}

const valuesByTerm: ReadonlySet<ValueType> = new Set<ValueType>([
  'money',
  'percent',
  'phone',
  'email',
  'address',
  'time',
]);

/** A question in key words ("opening hours", "price of a ticket") names the value among its terms. */
function strongestValue(terms: readonly QuestionTerm[]): ValueType | undefined {
  return terms.find(({ satisfiedBy, weight }) => satisfiedBy && valuesByTerm.has(satisfiedBy) && weight > 0)
    ?.satisfiedBy;
}

function readTerms(text: string, language: Language, knowledge: Knowledge): QuestionTerm[] {
  const tokens = chooseWholesOrParts(tokenize(text), language, knowledge);
  const words = tokens.map(({ word }) => word);
  const terms = new Map<string, QuestionTerm>();
  const mainStart = startOfMainClause(text);
  for (let position = 0; position < tokens.length; ) {
    const phrase = phraseAt(words, position, language);
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
      });
      terms.set(
        word,
        token.start < mainStart
          ? { ...term, weight: term.weight * backgroundWeight, isSubject: false }
          : term,
      );
    }
    position += length;
  }
  return [...terms.values()];
}

/** Where the question itself begins when visitors first tell their story: "I lost my card - what does a new one cost?" */
function startOfMainClause(text: string): number {
  const breaks = [...text.matchAll(/[.,;:!]\s+|\s[-–—]\s/g)].map((match) => match.index + match[0].length);
  const last =
    breaks.findLast((start) => text.slice(start).trim().split(/\s+/).length >= fewestWordsOfClause) ?? 0;
  return /\?\s*$/.test(text) ? last : 0;
}

/**
 * A word with parts, by hyphen or in a script without spaces, counts once: as a whole where the site or the lexicon
 * knows it so, or its parts are no words there; else by its parts.
 */
function chooseWholesOrParts(tokens: readonly Token[], language: Language, knowledge: Knowledge): Token[] {
  const isKnown = ({ word }: Token) =>
    knowledge.index.termIds.has(stem(word, language)) || conceptsOf(word, language).length > 0;
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
}): QuestionTerm {
  const { word, token, text, concepts, language, knowledge, isPhrase } = input;
  const { index } = knowledge;
  const parts = isPhrase ? partsOfPhrase(word, language) : splitIntoKnown(word, knowledge, language);
  const variants = [
    ...expandTerm(word, concepts, knowledge, language),
    ...(isPhrase && parts.some((part) => subjectWeight(part, language) < 1) ? [] : parts)
      .filter((part) => index.termIds.has(part))
      .map((part) => ({ term: part, weight: phrasePartWeight })),
  ];
  const exact = variants.filter(({ weight }) => weight === 1);
  const counted = exact.length > 0 ? exact : variants;
  const frequency = Math.max(0, ...counted.map(({ term }) => documentFrequency(index, term)));
  const rarity = inverseFrequency(index, frequency) / inverseFrequency(index, 0);
  return {
    word,
    variants,
    parts,
    weight: Math.max(0.08, rarity) * (isPhrase ? 0.8 : subjectWeight(word, language)),
    isSpecific: isSpecific(text, token, language),
    isInLexicon: concepts.length > 0,
    isSubject: word
      .split(' ')
      .some((part) => subjectWeight(part, language) === 1 && !isStopWord(part, language)),
    satisfiedBy: concepts.find(({ satisfiedBy }) => satisfiedBy)?.satisfiedBy,
    deniedBy: undefined,
  };
}

function partsOfPhrase(phrase: string, language: Language): string[] {
  const words = phrase.split(' ').filter((part) => !isStopWord(part, language));
  return words.map((part) => stem(part, language));
}

const shortestKnownPart = 4;

/** "Aftercare" where the site writes "after care": the two words that it uses instead of one that it never does. */
function splitIntoKnown(word: string, { index }: Knowledge, language: Language): string[] {
  if (index.termIds.has(stem(word, language)) || conceptsOf(word, language).length > 1) return [];
  for (let cut = shortestKnownPart; cut <= word.length - shortestKnownPart; cut++) {
    const parts = [word.slice(0, cut), stem(word.slice(cut), language)];
    if (parts.every((part) => index.termIds.has(part))) return parts;
  }
  return [];
}

/** A digit or a capital letter names something ("class B"); other single letters are scraps of words. */
function isLabel(text: string, token: Token | undefined): boolean {
  const written = token ? text.slice(token.start, token.end) : '';
  return /\d/.test(written) || (/\p{Lu}|\p{Lo}/u.test(written) && (token?.start ?? 0) > 0 && written !== 'I');
}

/** Numbers, and words capitalised inside a sentence. German capitalises every noun, so only numbers count there. */
function isSpecific(text: string, token: Token, language: Language): boolean {
  const written = text.slice(token.start, token.end);
  if (/\d/.test(written)) return true;
  if (language === 'de' || text === text.toUpperCase()) return false;
  const startsSentence = /(?:^|[.!?:]\s*)["'“(¿¡]*$/.test(text.slice(0, token.start));
  return !startsSentence && /^\p{Lu}/u.test(written);
}
