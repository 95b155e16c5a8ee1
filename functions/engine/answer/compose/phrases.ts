import type { Language } from '#functions/engine/language/languages.ts';
import { lexicons } from '#functions/engine/lexicon/lexicons.ts';
import type { Phrases } from '#functions/engine/lexicon/phrases.ts';

export { fill } from './fill.ts';

/** Sentences around a reply, by language of the question. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: lexicons.en.phrases,
  de: lexicons.de.phrases,
  fr: lexicons.fr.phrases,
  es: lexicons.es.phrases,
  ru: lexicons.ru.phrases,
  ko: lexicons.ko.phrases,
  ja: lexicons.ja.phrases,
  und: lexicons.und.phrases,
};
