import { adviceTexts as ar } from './ar/advice.ts';
import { adviceTexts as de } from './de/advice.ts';
import type { AdviceTexts } from './en/advice.ts';
import { adviceTexts as en } from './en/advice.ts';
import { adviceTexts as es } from './es/advice.ts';
import { adviceTexts as fr } from './fr/advice.ts';
import { adviceTexts as it } from './it/advice.ts';
import { adviceTexts as ja } from './ja/advice.ts';
import { adviceTexts as ko } from './ko/advice.ts';
import { adviceTexts as nl } from './nl/advice.ts';
import { adviceTexts as pl } from './pl/advice.ts';
import { adviceTexts as pt } from './pt/advice.ts';
import { adviceTexts as ru } from './ru/advice.ts';
import { adviceTexts as vi } from './vi/advice.ts';
import type { VisitorLanguage } from './visitor-languages.ts';
import { adviceTexts as zh } from './zh/advice.ts';

/** What is said below a chat of a profession, in every language that visitors read the product in. */
export const adviceTexts: Readonly<Record<VisitorLanguage, AdviceTexts>> = {
  ...{ en, de, fr, es, ru, ko, ja, zh, vi, ar, it, pt, nl, pl },
};
