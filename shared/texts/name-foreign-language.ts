/** The name of `language` in the reader's own, such as "Englisch"; undefined where both are the same or it has no name. */
export function nameForeignLanguage(language: string | undefined, own: string): string | undefined {
  const [primary = '', ownPrimary] = [language, own].map((tag) => tag?.toLowerCase().split('-')[0]);
  if (primary === ownPrimary || !/^[a-z]{2,3}$/.test(primary)) return undefined;
  return new Intl.DisplayNames(own, { type: 'language', fallback: 'none' }).of(primary);
}
