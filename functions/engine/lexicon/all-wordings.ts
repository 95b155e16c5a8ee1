import { wordings as german } from './de/wordings.ts';
import { wordings as english } from './en/wordings.ts';
import { wordings as spanish } from './es/wordings.ts';
import { wordings as french } from './fr/wordings.ts';
import { wordings as japanese } from './ja/wordings.ts';
import { wordings as korean } from './ko/wordings.ts';
import type { Language } from './languages.ts';
import { wordings as russian } from './ru/wordings.ts';
import { wordings as others } from './und/wordings.ts';
import type { Wordings } from './wordings.ts';

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
