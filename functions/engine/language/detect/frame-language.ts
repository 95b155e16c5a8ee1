import { isVisitorLanguage, type VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { tellLanguage } from './tell-language.ts';

/**
 * The language of the sentences around the reply to a text: its own; if it does not tell, the first that is spoken (in the
 * conversation, then by the browser), then the site's. Where there are no such sentences, the site's, else English.
 */
export function frameLanguageOf(
  text: string,
  siteLanguages: readonly string[] = [],
  spoken: readonly string[] = [],
): VisitorLanguage {
  const ofSite = siteLanguages.map((tag) => tag.toLowerCase().split(/[-_]/)[0] ?? '');
  const expected = [...spoken, ...ofSite];
  const told = tellLanguage(text, expected) ?? spoken[0];
  return isVisitorLanguage(told) ? told : (ofSite.find(isVisitorLanguage) ?? 'en');
}
