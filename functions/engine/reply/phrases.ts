import type { FrameLanguage } from '#functions/engine/language/frame-language.ts';
import { phrases as arabic } from '#functions/engine/lexicon/ar/phrases.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import type { Phrases } from '#functions/engine/lexicon/phrases.ts';
import { phrases as vietnamese } from '#functions/engine/lexicon/vi/phrases.ts';
import { phrases as chinese } from '#functions/engine/lexicon/zh/phrases.ts';

export { fill, joinSentences } from './fill.ts';

/** Sentences around a reply, by language of the question. */
export const phrases: Readonly<Record<FrameLanguage, Phrases>> = {
  en: dialogues.en.phrases,
  de: dialogues.de.phrases,
  fr: dialogues.fr.phrases,
  es: dialogues.es.phrases,
  ru: dialogues.ru.phrases,
  ko: dialogues.ko.phrases,
  ja: dialogues.ja.phrases,
  und: dialogues.und.phrases,
  zh: chinese,
  vi: vietnamese,
  ar: arabic,
};
