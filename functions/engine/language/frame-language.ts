import type { Language } from './languages.ts';

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

/** A language that the sentences around a reply exist in. */
export type FrameLanguage = Language | keyof typeof scripts;

/** The language of the sentences around the reply to a text in `language`, which is a guess for short texts. */
export function frameLanguageOf(language: Language, text: string): FrameLanguage {
  const isKnown = language === 'ja' || (language !== 'und' && knownScriptPattern.test(text));
  return (isKnown ? undefined : framedOnly.find((known) => scripts[known].test(text))) ?? language;
}
