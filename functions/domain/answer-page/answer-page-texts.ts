import { answerPageTexts as ar } from '#shared/texts/ar/answer-page.ts';
import { answerPageTexts as de } from '#shared/texts/de/answer-page.ts';
import type { AnswerPageTexts } from '#shared/texts/en/answer-page.ts';
import { answerPageTexts as en } from '#shared/texts/en/answer-page.ts';
import { answerPageTexts as es } from '#shared/texts/es/answer-page.ts';
import { answerPageTexts as fr } from '#shared/texts/fr/answer-page.ts';
import { answerPageTexts as vi } from '#shared/texts/vi/answer-page.ts';
import { answerPageTexts as zh } from '#shared/texts/zh/answer-page.ts';
import type { VisitorLanguage } from '../chat/visitor-language.ts';

/** Texts of the answer page for browsers without JavaScript, by interface language. */
export const answerPageTexts: Record<VisitorLanguage, AnswerPageTexts> = { en, es, fr, de, zh, vi, ar };
