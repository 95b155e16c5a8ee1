import { wordings as arabic } from './ar/wordings.ts';
import { wordings as german } from './de/wordings.ts';
import { wordings as english } from './en/wordings.ts';
import { wordings as spanish } from './es/wordings.ts';
import { wordings as french } from './fr/wordings.ts';
import { wordings as japanese } from './ja/wordings.ts';
import { wordings as korean } from './ko/wordings.ts';
import { type Language, languages } from './languages.ts';
import { wordings as russian } from './ru/wordings.ts';
import { wordings as others } from './und/wordings.ts';
import { wordings as vietnamese } from './vi/wordings.ts';
import type { WishWordings, Wordings } from './wordings.ts';
import { wordings as chinese } from './zh/wordings.ts';

/** Every language's wordings, in the order of `languages`. */
export const wordings: Readonly<Record<Language, Wordings>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ru: russian,
  ko: korean,
  ja: japanese,
  und: others,
};

/** Languages that wishes are known in; of some nothing else is. */
export const wishLanguages = [...languages, 'zh', 'vi', 'ar'] as const;
export type WishLanguage = (typeof wishLanguages)[number];

/** Every language's wordings of wishes. */
export const wishWordings: Readonly<Record<WishLanguage, WishWordings>> = {
  ...wordings,
  zh: chinese,
  vi: vietnamese,
  ar: arabic,
};
