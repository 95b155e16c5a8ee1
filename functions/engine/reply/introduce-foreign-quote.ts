import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { fill, type Sentences } from './phrases.ts';

/** The sentence before a quote in another language than the question; undefined if the language is the same or unknown. */
export function introduceForeignQuote(
  words: Sentences,
  visitor: VisitorLanguage,
  source: string | undefined,
): string | undefined {
  const language = source?.trim().toLowerCase().split(/[-_]/)[0];
  if (!language || language === 'und' || language === visitor || !/^[a-z]{2,3}$/.test(language))
    return undefined;
  // A code that names no language, such as "xx", is nothing to read out.
  const name = new Intl.DisplayNames([visitor], { type: 'language', fallback: 'none' }).of(language);
  return name === undefined ? undefined : fill(words.foreignQuote, { language: name });
}
