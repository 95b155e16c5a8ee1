import { isVisitorLanguage, type VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { otherCyrillicPattern } from '../lexicon/other-cyrillic.ts';
import type { Language } from './languages.ts';
import { countOwnStopWords, countStopWords } from './stop-words.ts';
import { tokenize } from './tokenize.ts';

/** Languages without a lexicon that can be told by their script or letters. */
const scripts = {
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  // Vietnamese letters: o and u with horn, a with breve, d with stroke, and vowels with a tone mark.
  vi: /[\u01a1\u01b0\u0103\u0111\u1ea0-\u1ef9]/iu,
} as const;
const framedOnly = ['zh', 'ar', 'vi'] as const satisfies readonly (keyof typeof scripts)[];
/** Scripts of the languages with a lexicon. */
const knownScriptPattern = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** A language that the sentences around a reply exist in: one of the interface's. */
export type FrameLanguage = VisitorLanguage;

/**
 * The language of the sentences around the reply to a text in `language`, which is a guess for short texts: the visitor's
 * if it is one of the interface's, else the site's, else English.
 */
export function frameLanguageOf(
  language: Language,
  text: string,
  siteLanguages: readonly string[] = [],
): FrameLanguage {
  const isKnown = language === 'ja' || (language !== 'und' && knownScriptPattern.test(text));
  // French and Vietnamese share letters with accents, but not those with two.
  if (scripts.vi.test(text)) return 'vi';
  const told = isKnown ? undefined : framedOnly.find((known) => scripts[known].test(text));
  if (told) return told;
  const likely = language === 'und' ? findLikelier(text) : language;
  return likely === undefined || isOtherLanguage(likely, text) ? frameOfSite(siteLanguages) : likely;
}

const latin = ['en', 'de', 'fr', 'es'] as const;

/** At a site in another language, a text counts as that language's unless as many of its words are of the interface's. */
function findLikelier(text: string): (typeof latin)[number] | undefined {
  const counts = countStopWords(tokenize(text).map(({ word }) => word));
  return latin.find((language) => counts[language] > 0 && counts[language] >= counts.und);
}

/** Whether a text's words and letters are rather those of a language outside the interface's: Italian shares "la" with French. */
function isOtherLanguage(language: Exclude<Language, 'und'>, text: string): boolean {
  if (language === 'ru') return otherCyrillicPattern.test(text);
  const own = countOwnStopWords(tokenize(text).map(({ word }) => word));
  return own.und > own[language];
}

function frameOfSite(tags: readonly string[]): FrameLanguage {
  return tags.map((tag) => tag.toLowerCase().split(/[-_]/)[0]).find(isVisitorLanguage) ?? 'en';
}
