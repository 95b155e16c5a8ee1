import { conceptTables as german } from '../de/concepts.ts';
import { conceptTables as english } from '../en/concepts.ts';
import { conceptTables as spanish } from '../es/concepts.ts';
import { conceptTables as french } from '../fr/concepts.ts';
import { conceptTables as japanese } from '../ja/concepts.ts';
import { conceptTables as korean } from '../ko/concepts.ts';
import type { Language } from '../languages.ts';
import { conceptTables as russian } from '../ru/concepts.ts';
import { conceptTables as otherLanguages } from '../und/concepts.ts';

/**
 * Concept tables by language with one `id: word word …` per line; the ids are in `concept-list.ts` and
 * `saying-list.ts`. `_` joins a phrase, `<` marks a word with this sense in questions only, `>` one in pages only.
 */
export const conceptTables: Readonly<Record<Language, readonly string[]>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ru: russian,
  ko: korean,
  ja: japanese,
  und: otherLanguages,
};
