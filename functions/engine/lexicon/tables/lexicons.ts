import { german } from '../de/lexicon.ts';
import { english } from '../en/lexicon.ts';
import { spanish } from '../es/lexicon.ts';
import { french } from '../fr/lexicon.ts';
import { japanese } from '../ja/lexicon.ts';
import { korean } from '../ko/lexicon.ts';
import { type Language, languages } from '../languages.ts';
import type { Lexicon } from '../lexicon.ts';
import { russian } from '../ru/lexicon.ts';
import { otherLanguages } from '../und/lexicon.ts';

/** The one list of languages with their words. */
export const lexicons: Readonly<Record<Language, Lexicon>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ru: russian,
  ko: korean,
  ja: japanese,
  und: otherLanguages,
};

/** Every lexicon with its language, in the order of `languages`. */
export const allLexicons: readonly { language: Language; lexicon: Lexicon }[] = languages.map((language) => ({
  language,
  lexicon: lexicons[language],
}));
