import { type Language, languages } from '#functions/engine/language/languages.ts';
import { handoffPhrases as de } from '#shared/texts/de/handoff.ts';
import { handoffPhrases as en, type HandoffPhrases } from '#shared/texts/en/handoff.ts';
import { handoffPhrases as es } from '#shared/texts/es/handoff.ts';
import { handoffPhrases as fr } from '#shared/texts/fr/handoff.ts';
import { handoffPhrases as ja } from '#shared/texts/ja/handoff.ts';
import { handoffPhrases as ko } from '#shared/texts/ko/handoff.ts';
import { handoffPhrases as ru } from '#shared/texts/ru/handoff.ts';

type ReplyLanguage = Exclude<Language, 'und'>;

/** What is said while a visitor leaves a message, in every language of the engine. */
export const handoffPhrases: Readonly<Record<ReplyLanguage, HandoffPhrases>> = {
  ...{ en, de, fr, es, ru, ko, ja },
};

/** The language itself if the engine answers in it, else English. */
export function chooseReplyLanguage(language: string): ReplyLanguage {
  const found = languages.find((own) => own === language);
  return found === undefined || found === 'und' ? 'en' : found;
}
