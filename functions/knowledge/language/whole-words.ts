import type { Language } from './languages.ts';

/** Words whose ending only looks like a suffix: "boarding" is no form of "board", nor "station" of "state". */
const wholeWords: Partial<Record<Language, string>> = {
  en: `apartment apartments basement boarding building buildings ceiling corner customs department departments during evening evenings meeting meetings mission missions
    morning mornings news nothing number numbers officer officers passion session sessions spring springs statement statements station stations string thing things wedding weddings`,
};

const whole = new Map(
  Object.entries(wholeWords).map(([language, list]) => [language, new Set(list.split(/\s+/))]),
);

/** Whether a word loses nothing but its plural. */
export function isWholeWord(word: string, language: Language): boolean {
  return whole.get(language)?.has(word) ?? false;
}
