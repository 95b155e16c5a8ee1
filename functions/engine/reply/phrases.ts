import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { phrases as arabic } from '#functions/engine/lexicon/ar/phrases.ts';
import { phrases as italian } from '#functions/engine/lexicon/it/phrases.ts';
import { phrases as dutch } from '#functions/engine/lexicon/nl/phrases.ts';
import type { Origin, Phrases } from '#functions/engine/lexicon/phrases.ts';
import { phrases as polish } from '#functions/engine/lexicon/pl/phrases.ts';
import { phrases as portuguese } from '#functions/engine/lexicon/pt/phrases.ts';
import { dialogues } from '#functions/engine/lexicon/tables/dialogues.ts';
import { phrases as vietnamese } from '#functions/engine/lexicon/vi/phrases.ts';
import { phrases as chinese } from '#functions/engine/lexicon/zh/phrases.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { fill } from './fill.ts';

export { fill, joinSentences } from './fill.ts';

/** Sentences around a reply by language; those that name where the answers are from have blanks, which `phrasesOf` fills. */
export const phrases: Readonly<Record<VisitorLanguage, Phrases>> = {
  en: dialogues.en.phrases,
  de: dialogues.de.phrases,
  fr: dialogues.fr.phrases,
  es: dialogues.es.phrases,
  ru: dialogues.ru.phrases,
  ko: dialogues.ko.phrases,
  ja: dialogues.ja.phrases,
  zh: chinese,
  vi: vietnamese,
  ar: arabic,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
};

export type Sentences = Readonly<Omit<Phrases, 'origins'>>;

/** Those that name where the answers are from. */
const sentenceNames = [
  'greeting',
  'identity',
  'websiteSays',
  'closest',
  'declined',
  'refused',
  'handoffWithoutContact',
  'foreignQuote',
  'topicPage',
] as const satisfies readonly (keyof Sentences)[];

/** The sentences around a reply of an assistant: they name a website only if it has read one. */
export function phrasesOf(frame: VisitorLanguage, knowledge: Pick<Knowledge, 'sources'>): Sentences {
  const { origins, ...sentences } = phrases[frame];
  const origin = origins[originOf(knowledge)];
  const filled: Omit<Phrases, 'origins'> = { ...sentences };
  for (const name of sentenceNames) filled[name] = fill(sentences[name], origin);
  return filled;
}

/** What an assistant knows from; one that knows nothing yet is to read a website. */
export function originOf({ sources }: Pick<Knowledge, 'sources'>): Origin {
  return sources.length > 0 && sources.every(({ kind }) => kind !== 'page') ? 'documents' : 'website';
}
