import type { Language } from '#functions/engine/language/languages.ts';
import { lexicons } from '#functions/engine/lexicon/lexicons.ts';

/** A question with what is written in short spelt out. */
export function spellOut(text: string, language: Language): string {
  return (lexicons[language].grammar.spellings ?? []).reduce(
    (written, { pattern, spelt }) => written.replace(pattern, spelt),
    text,
  );
}
