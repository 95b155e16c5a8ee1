import { german } from '../de/dialogue.ts';
import type { Dialogue } from '../dialogue.ts';
import { english } from '../en/dialogue.ts';
import { spanish } from '../es/dialogue.ts';
import { french } from '../fr/dialogue.ts';
import { japanese } from '../ja/dialogue.ts';
import { korean } from '../ko/dialogue.ts';
import type { Language } from '../languages.ts';
import { russian } from '../ru/dialogue.ts';
import { otherLanguages } from '../und/dialogue.ts';

/** Every language's dialogue, in the order of `languages`. */
export const dialogues: Readonly<Record<Language, Dialogue>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ru: russian,
  ko: korean,
  ja: japanese,
  und: otherLanguages,
};
