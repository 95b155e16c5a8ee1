/** The English name of a language (BCP 47). */
export function nameLanguage(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
}
