/** Languages with their own stems, stop words, concepts and phrases. Others are searched by whole words. */
export const languages = ['en', 'de', 'fr', 'es', 'ru'] as const;
export type Language = (typeof languages)[number];

/** The supported language of a BCP 47 tag, or undefined. */
export function languageOfTag(tag: string | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}
