import { transcriptTexts as ar } from '#shared/texts/ar/transcript.ts';
import { transcriptTexts as de } from '#shared/texts/de/transcript.ts';
import type { TranscriptTexts } from '#shared/texts/en/transcript.ts';
import { transcriptTexts as en } from '#shared/texts/en/transcript.ts';
import { transcriptTexts as es } from '#shared/texts/es/transcript.ts';
import { transcriptTexts as fr } from '#shared/texts/fr/transcript.ts';
import { transcriptTexts as it } from '#shared/texts/it/transcript.ts';
import { transcriptTexts as ja } from '#shared/texts/ja/transcript.ts';
import { transcriptTexts as ko } from '#shared/texts/ko/transcript.ts';
import { transcriptTexts as nl } from '#shared/texts/nl/transcript.ts';
import { transcriptTexts as pl } from '#shared/texts/pl/transcript.ts';
import { transcriptTexts as pt } from '#shared/texts/pt/transcript.ts';
import { transcriptTexts as ru } from '#shared/texts/ru/transcript.ts';
import { transcriptTexts as vi } from '#shared/texts/vi/transcript.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { transcriptTexts as zh } from '#shared/texts/zh/transcript.ts';

/** Texts around a mailed conversation. */
export const transcriptTexts: Record<VisitorLanguage, TranscriptTexts> = {
  ...{ en, es, fr, de, zh, vi, ar, ru, ko, ja, it, pt, nl, pl },
};
