import { allLexicons, lexicons } from '../lexicon/tables/lexicons.ts';
import { toRegularForm } from './irregular-forms.ts';
import { type Language, languages } from './languages.ts';
import { type SuffixRule, stemRules } from './stem-rules.ts';

/** "news" keeps its "s": the remainder would be another word. */
const pluralPattern = /(?<=.{4})s$/;
/** Words repeat within a language, and a lookup is much cheaper than stemming. */
const stems = new Map<Language, Map<string, string>>(languages.map((language) => [language, new Map()]));
const stemsKept = 25_000;

/** Shorter words stay whole. */
const shortestOfLetters = 4;

const wholeWords: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  allLexicons.map(({ language, lexicon }) => [
    language,
    new Set(lexicon.stems?.wholeWords?.trim().split(/\s+/)),
  ]),
);

/**
 * Stem of a folded word. Words with digits and words of other languages stay whole, except in Korean, which writes
 * digits and words together.
 */
export function stem(word: string, language: Language | undefined): string {
  if (!language || word.length < (lexicons[language].stems?.shortestStemmed ?? shortestOfLetters))
    return word;
  const known = stems.get(language)?.get(word);
  return known ?? keepStem(word, makeStem(word, language), language);
}

function keepStem(word: string, stemmed: string, language: Language): string {
  const kept = stems.get(language);
  if (kept && kept.size >= stemsKept) kept.clear();
  kept?.set(word, stemmed);
  return stemmed;
}

function makeStem(word: string, language: Language): string {
  const data = lexicons[language].stems;
  if (!data || (/\d/.test(word) && !data.stemsFigures)) return word;
  const regular = toRegularForm(word, language);
  if (wholeWords.get(language)?.has(regular)) return regular.replace(pluralPattern, '');
  const whole = data.lostVowel ? regular.replace(data.lostVowel, '$1e') : regular;
  return (stemRules.get(language) ?? []).reduce(applyRound, whole);
}

function applyRound(word: string, round: readonly SuffixRule[]): string {
  for (const { suffix, replacement, minimumRemainder } of round) {
    if (word.length - suffix.length >= minimumRemainder && word.endsWith(suffix)) {
      return word.slice(0, word.length - suffix.length) + replacement;
    }
  }
  return word;
}
