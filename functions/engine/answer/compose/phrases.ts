import type { Language } from '#functions/engine/language/languages.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import type { Phrases } from '#functions/engine/lexicon/phrases.ts';

export { fill, joinSentences } from './fill.ts';

/** Sentences around a reply, by language of the question. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: dialogues.en.phrases,
  de: dialogues.de.phrases,
  fr: dialogues.fr.phrases,
  es: dialogues.es.phrases,
  ru: dialogues.ru.phrases,
  ko: dialogues.ko.phrases,
  ja: dialogues.ja.phrases,
  und: dialogues.und.phrases,
};
