import { isVisitorLanguage, type VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { wordings as arabic } from '../ar/wordings.ts';
import { wordings as german } from '../de/wordings.ts';
import { wordings as english } from '../en/wordings.ts';
import { wordings as spanish } from '../es/wordings.ts';
import { wordings as french } from '../fr/wordings.ts';
import { wordings as italian } from '../it/wordings.ts';
import { wordings as japanese } from '../ja/wordings.ts';
import { wordings as korean } from '../ko/wordings.ts';
import type { Language } from '../languages.ts';
import { wordings as dutch } from '../nl/wordings.ts';
import { wordings as polish } from '../pl/wordings.ts';
import { wordings as portuguese } from '../pt/wordings.ts';
import { wordings as russian } from '../ru/wordings.ts';
import { wordings as others } from '../und/wordings.ts';
import { wordings as vietnamese } from '../vi/wordings.ts';
import type { AskingWordings, WishWordings, Wordings } from '../wordings.ts';
import { wordings as chinese } from '../zh/wordings.ts';

/** The wordings of languages with a lexicon. */
const ofLexicons: Readonly<Record<Exclude<Language, 'und'>, Wordings>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ru: russian,
  ko: korean,
  ja: japanese,
};

/** How visitors ask in every language, in the order of `languages`. */
export const wordings: Readonly<Record<Language, AskingWordings>> = { ...ofLexicons, und: others };

/** Every language's wordings of wishes; of those without a lexicon nothing else is known. */
export const wishWordings = {
  ...ofLexicons,
  zh: chinese,
  vi: vietnamese,
  ar: arabic,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
} as const satisfies Readonly<Record<VisitorLanguage, WishWordings>>;
export type WishLanguage = VisitorLanguage;
export const wishLanguages: readonly WishLanguage[] = Object.keys(wishWordings).filter(isVisitorLanguage);
