import { eld } from 'eld/extrasmall';
import { otherCyrillicPattern } from '#functions/engine/lexicon/other-cyrillic.ts';
import { languages } from '../languages.ts';
import { detectLanguage } from './detect-language.ts';
import { languageOfPhrase } from './language-of-phrase.ts';
import { isNameOrAddress, withoutContacts } from './names-no-language.ts';

/** Scripts and letters that tell a language in a text of any length. */
const scripts = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['ko', /\p{sc=Hangul}/u],
  ['zh', /\p{sc=Han}/u],
  // Without the letters that Persian, Urdu and Kurdish have alone.
  ['ar', /^(?=.*\p{sc=Arabic})[^\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06cc\u06ce\u06d2]*$/su],
] as const;
/** O and u with horn, a with breve, d with stroke, and vowels with a tone mark. */
const vietnamesePattern = /[\u01a1\u01b0\u0103\u0111\u1ea0-\u1ef9]/iu;
const latinLetterPattern = /\p{sc=Latin}/u;
const wordPattern = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Shorter texts are told by their script, or where their words say the same as their letters. */
const fewestWordsToTell = 4;
/** Measured on 692 questions to real websites: a language ahead by less is no clear winner over one that is expected. */
const clearLead = { long: 0.03, short: 0.1, sameScript: 0.02 } as const;

/**
 * The language of a visitor's text as a BCP 47 primary tag, by the n-grams of `eld`; an expected one wins unless another
 * leads clearly. Undefined for names, addresses and numbers, and for short texts that do not tell.
 */
export function tellLanguage(text: string, expected: readonly string[] = []): string | undefined {
  const said = withoutContacts(text);
  const words = said.match(wordPattern) ?? [];
  if (words.length === 0 || isNameOrAddress(said)) return undefined;
  const own = scripts.find(([, pattern]) => pattern.test(said))?.[0];
  // An English sentence may name a Chinese dish.
  if (own && words.filter((word) => latinLetterPattern.test(word)).length < fewestWordsToTell) return own;
  const isShort = words.length < fewestWordsToTell;
  if (isShort && vietnamesePattern.test(said)) return 'vi';
  const result = eld.detect(said);
  const scores = result.getScores();
  if (isShort) return tellShort(said, result.language, scores, expected[0]);
  const [best = 0] = Object.values(scores);
  const close = expected.find((language) => best - (scores[language] ?? 0) < clearLead.long);
  if (close !== undefined && best > 0) return close;
  return result.isReliable() ? result.language : undefined;
}

/** A short text's language if it is a phrase of that language, or if its small words and its letters are of it. */
function tellShort(
  text: string,
  language: string,
  scores: Readonly<Record<string, number>>,
  kept: string | undefined,
): string | undefined {
  const phrase = languageOfPhrase(text);
  if (phrase) return phrase;
  const best = scores[language] ?? 0;
  if (kept !== undefined && best - (scores[kept] ?? 0) < clearLead.short) return undefined;
  const byWords = detectLanguage(text);
  // Letters hardly part Russian from its neighbours, which have letters of their own.
  if (byWords === 'ru') {
    const isRussian = best - (scores.ru ?? 0) < clearLead.sameScript && !otherCyrillicPattern.test(text);
    return isRussian ? byWords : undefined;
  }
  const known = languages.find((one) => one === language) ?? 'und';
  return language !== '' && byWords === known ? language : undefined;
}
