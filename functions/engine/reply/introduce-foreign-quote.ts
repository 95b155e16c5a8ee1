import type { FrameLanguage } from '#functions/engine/language/frame-language.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { fill, phrases } from './phrases.ts';

/** The sentence before a quote in another language than the question; undefined if the language is the same. */
export function introduceForeignQuote(
  visitor: FrameLanguage,
  source: string | undefined,
): string | undefined {
  const language = languageOfTag(source);
  if (language === undefined || language === visitor || source?.startsWith(visitor)) return undefined;
  const frame = visitor === 'und' ? 'en' : visitor;
  const name = new Intl.DisplayNames([frame], { type: 'language' }).of(language) ?? language;
  return fill(phrases[visitor].foreignQuote, { language: name });
}
