import { type Language, languages } from '../lexicon/languages.ts';

export { type Language, languages };

/** The language of a BCP 47 tag; `und` if it has no lexicon, undefined if it isn't a tag. */
export function languageOfTag(tag: string | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  if (!primary || !/^[a-z]{2,3}$/.test(primary)) return undefined;
  return languages.find((language) => language === primary) ?? 'und';
}
