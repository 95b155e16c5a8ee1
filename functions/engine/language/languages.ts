/**
 * Languages with their own stems, stop words, concepts and phrases. `und` (BCP 47: undetermined) stands for every other
 * one: its words are matched by the characters they share.
 */
export const languages = ['en', 'de', 'fr', 'es', 'ru', 'ko', 'ja', 'und'] as const;
export type Language = (typeof languages)[number];

/** The language of a BCP 47 tag, `und` for one without tables of its own, or undefined for what is no tag. */
export function languageOfTag(tag: string | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  if (!primary || !/^[a-z]{2,3}$/.test(primary)) return undefined;
  return languages.find((language) => language === primary) ?? 'und';
}
