import type { Language } from '#functions/engine/language/languages.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';

/** Expands a question's abbreviations. */
export function expandAbbreviations(text: string, language: Language): string {
  return (dialogues[language].grammar.spellings ?? []).reduce(
    (written, { pattern, spelt }) => written.replace(pattern, spelt),
    text,
  );
}
