import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { fill, phrases } from './phrases.ts';

/** The sentence that frames a quote in another language than the question's; undefined where both are the same. */
export function leadToForeignQuote(visitor: Language, source: string | undefined): string | undefined {
  const language = languageOfTag(source);
  if (language === undefined || language === visitor) return undefined;
  const frame = visitor === 'und' ? 'en' : visitor;
  const name = new Intl.DisplayNames([frame], { type: 'language' }).of(language) ?? language;
  return fill(phrases[visitor].foreignQuote, { language: name });
}
