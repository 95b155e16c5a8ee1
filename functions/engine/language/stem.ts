import { toRegularForm } from './irregular-forms.ts';
import { type Language, languages } from './languages.ts';
import { type SuffixRule, stemRules } from './stem-rules.ts';
import { isWholeWord } from './whole-words.ts';

/** "news" keeps its end: what is left would be another word. */
const pluralPattern = /(?<=.{4})s$/;
/** "Caring" is of "care", not of "car": a short word whose last consonant is not doubled had an e (Porter's step 1b). */
const lostVowelPattern = /^([^aeiou\d]{1,2}[aeiou][^aeiouwxy\d])(?:ing|ed)$/;
/** A language's words repeat in all its texts and questions, and finding a stem again costs far less than making it. */
const stems = new Map<Language, Map<string, string>>(languages.map((language) => [language, new Map()]));
const stemsKept = 25_000;

/** Shorter words are left whole; a Korean syllable is as long as two or three letters. */
const shortestStemmed: Partial<Record<Language, number>> = { ko: 2 };
const shortestOfLetters = 4;

/** Stem of a folded word in a language. Words with digits and words of other languages stay whole; Korean writes figures and words in one. */
export function stem(word: string, language: Language | undefined): string {
  if (!language || word.length < (shortestStemmed[language] ?? shortestOfLetters)) return word;
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
  if (/\d/.test(word) && language !== 'ko') return word;
  const regular = toRegularForm(word, language);
  if (isWholeWord(regular, language)) return regular.replace(pluralPattern, '');
  const whole = language === 'en' ? regular.replace(lostVowelPattern, '$1e') : regular;
  return stemRules[language].reduce(applyRound, whole);
}

function applyRound(word: string, round: readonly SuffixRule[]): string {
  for (const { suffix, replacement, minimumRemainder } of round) {
    if (word.length - suffix.length >= minimumRemainder && word.endsWith(suffix)) {
      return word.slice(0, word.length - suffix.length) + replacement;
    }
  }
  return word;
}
