import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import type { Token } from '#functions/engine/language/token.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { Concept } from '#functions/engine/lexicon/concept.ts';
import { conceptsOf } from '#functions/engine/lexicon/concept-index.ts';
import { subjectWeight } from '#functions/engine/lexicon/light-words.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { calendarNameOf } from '../read/gate/calendar-names.ts';
import { numberOfWord } from '../read/gate/number-words.ts';

/** The words of a text that claims are held against. */
export type Vocabulary = {
  language: Language;
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
};

export function readVocabulary(text: string, language: Language): Vocabulary {
  const words = tokenize(text).map(({ word }) => word);
  return {
    language,
    words: new Set(words),
    stems: new Set(words.map((word) => stem(word, language))),
    concepts: new Set(words.flatMap((word) => conceptsOf(word, language))),
  };
}

export type WordSupport = {
  /** Share of what the words tell that the text says, 0 to 1. */
  coverage: number;
  /** Names that the text does not have. */
  missingNames: string[];
  /** Other telling words for which the text has not even a synonym. */
  missingWords: string[];
};

/** What a synonym counts: less than the word itself, unless the visitor asked with it or it is a translation. */
const synonymShare = 0.5;
const askedSynonymShare = 0.85;
const compoundShare = 0.85;
const shortestPart = 5;

/** How far the words of a claim are those of a text. Numbers, months and weekdays are values and not looked at here. */
export function measureWords(input: {
  claim: string;
  language: Language;
  text: Vocabulary;
  asked: Vocabulary;
}): WordSupport {
  const { claim, language, text, asked } = input;
  const missingNames: string[] = [];
  const missingWords: string[] = [];
  let told = 0;
  let supported = 0;
  for (const token of contentTokens(claim, language)) {
    const share = standsForValue(token.word, claim, language)
      ? 1
      : supportOf(token.word, language, text, asked);
    if (isProperName(token, claim, language)) {
      if (share < askedSynonymShare) missingNames.push(token.word);
      // A right name supports nothing that is said of it.
      else continue;
    }
    const weight = subjectWeight(token.word, language);
    if (share === 0 && weight === 1) missingWords.push(token.word);
    told += weight;
    supported += weight * share;
  }
  return { coverage: told === 0 ? 1 : supported / told, missingNames, missingWords };
}

/** "costs" beside an amount says no more than the amount, which is looked at by itself. */
function standsForValue(word: string, claim: string, language: Language): boolean {
  return conceptsOf(word, language).some(({ satisfiedBy }) => satisfiedBy && showsValue(satisfiedBy, claim));
}

function contentTokens(claim: string, language: Language): Token[] {
  return tokenize(claim).filter(
    ({ word }) =>
      word.length > 1 &&
      !isStopWord(word, language) &&
      !/^\d+$/.test(word) &&
      numberOfWord(word) === undefined &&
      calendarNameOf(word) === undefined,
  );
}

function supportOf(word: string, language: Language, text: Vocabulary, asked: Vocabulary): number {
  const stemmed = stem(word, language);
  if (text.words.has(word) || text.stems.has(stemmed) || text.stems.has(stem(word, text.language))) return 1;
  if (conceptsOf(word, language).some((concept) => text.concepts.has(concept))) {
    const isTranslated = language !== text.language;
    return isTranslated || asked.stems.has(stemmed) ? askedSynonymShare : synonymShare;
  }
  return isPartOfCompound(stemmed, text) ? compoundShare : 0;
}

/** "Erstberatung" and "Beratung" speak of one thing. */
function isPartOfCompound(stemmed: string, { stems, language }: Vocabulary): boolean {
  if (language !== 'de' || stemmed.length < shortestPart) return false;
  for (const other of stems) {
    if (other.length < shortestPart) continue;
    const [longer, shorter] = other.length > stemmed.length ? [other, stemmed] : [stemmed, other];
    if (longer.startsWith(shorter) || longer.endsWith(shorter)) return true;
  }
  return false;
}

/** A capital letter inside a clause, or at its start on a word that the language does not know. German capitalises every noun. */
function isProperName({ word, start, end }: Token, claim: string, language: Language): boolean {
  if (!/\p{Lu}/u.test(claim.slice(start, end))) return false;
  const isInside = /[\p{L}\d]/u.test(claim.slice(0, start)) && language !== 'de';
  return isInside || !isKnownWord(word, language);
}

/** A word of the language itself rather than a name. */
function isKnownWord(word: string, language: Language): boolean {
  return conceptsOf(word, language).length > 0 || subjectWeight(word, language) < 1;
}
