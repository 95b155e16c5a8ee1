import { answerPageTexts as ar } from '#shared/texts/ar/answer-page.ts';
import { answerPageTexts as de } from '#shared/texts/de/answer-page.ts';
import type { AnswerPageTexts } from '#shared/texts/en/answer-page.ts';
import { answerPageTexts as en } from '#shared/texts/en/answer-page.ts';
import { answerPageTexts as es } from '#shared/texts/es/answer-page.ts';
import { answerPageTexts as fr } from '#shared/texts/fr/answer-page.ts';
import { answerPageTexts as it } from '#shared/texts/it/answer-page.ts';
import { answerPageTexts as ja } from '#shared/texts/ja/answer-page.ts';
import { answerPageTexts as ko } from '#shared/texts/ko/answer-page.ts';
import { answerPageTexts as nl } from '#shared/texts/nl/answer-page.ts';
import { answerPageTexts as pl } from '#shared/texts/pl/answer-page.ts';
import { answerPageTexts as pt } from '#shared/texts/pt/answer-page.ts';
import { answerPageTexts as ru } from '#shared/texts/ru/answer-page.ts';
import { answerPageTexts as vi } from '#shared/texts/vi/answer-page.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { answerPageTexts as zh } from '#shared/texts/zh/answer-page.ts';

/** Texts of the answer page for browsers without JavaScript, by interface language. */
export const answerPageTexts: Record<VisitorLanguage, AnswerPageTexts> = {
  ...{ en, es, fr, de, zh, vi, ar, ru, ko, ja, it, pt, nl, pl },
};
