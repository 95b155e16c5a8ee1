import { handoffPhrases as de } from '#shared/texts/de/handoff.ts';
import { handoffPhrases as en, type HandoffPhrases } from '#shared/texts/en/handoff.ts';
import { handoffPhrases as es } from '#shared/texts/es/handoff.ts';
import { handoffPhrases as fr } from '#shared/texts/fr/handoff.ts';
import { handoffPhrases as ja } from '#shared/texts/ja/handoff.ts';
import { handoffPhrases as ko } from '#shared/texts/ko/handoff.ts';
import { handoffPhrases as ru } from '#shared/texts/ru/handoff.ts';

const phrases: Record<string, HandoffPhrases> = { en, de, fr, es, ru, ko, ja };

/** The phrases of a language, else the English ones. */
export function findHandoffPhrases(language: string): HandoffPhrases {
  return phrases[language] ?? en;
}
