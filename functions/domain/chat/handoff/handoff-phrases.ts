import { handoffPhrases as ar } from '#shared/texts/ar/handoff.ts';
import { handoffPhrases as de } from '#shared/texts/de/handoff.ts';
import { handoffPhrases as en, type HandoffPhrases } from '#shared/texts/en/handoff.ts';
import { handoffPhrases as es } from '#shared/texts/es/handoff.ts';
import { handoffPhrases as fr } from '#shared/texts/fr/handoff.ts';
import { handoffPhrases as it } from '#shared/texts/it/handoff.ts';
import { handoffPhrases as ja } from '#shared/texts/ja/handoff.ts';
import { handoffPhrases as ko } from '#shared/texts/ko/handoff.ts';
import { handoffPhrases as nl } from '#shared/texts/nl/handoff.ts';
import { handoffPhrases as pl } from '#shared/texts/pl/handoff.ts';
import { handoffPhrases as pt } from '#shared/texts/pt/handoff.ts';
import { handoffPhrases as ru } from '#shared/texts/ru/handoff.ts';
import { handoffPhrases as vi } from '#shared/texts/vi/handoff.ts';
import { isVisitorLanguage, type VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { handoffPhrases as zh } from '#shared/texts/zh/handoff.ts';

/** What is said while a visitor leaves a message, in every language that visitors read the product in. */
export const handoffPhrases: Readonly<Record<VisitorLanguage, HandoffPhrases>> = {
  ...{ en, de, fr, es, ru, ko, ja, zh, vi, ar, it, pt, nl, pl },
};

/** The language itself if visitors read the product in it, else English. */
export function chooseReplyLanguage(language: string): VisitorLanguage {
  return isVisitorLanguage(language) ? language : 'en';
}
