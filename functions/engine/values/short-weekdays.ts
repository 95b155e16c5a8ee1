/** As signs at a door write the days, Sunday first, as sources of regular expressions. Each is a word of another kind too. */
const shortWeekdays = [
  'so|su|dim|dom|вс',
  'mo|lun|пн',
  'di|tu|mar|вт',
  'mi|we|mer|mi[eé]|ср',
  'do|th|jeu|jue|чт',
  'fr|ven|vie|пт',
  'sa|sam|s[aá]b|сб',
] as const;
/** "L–V", "L a S": from Monday on, in French and Spanish. */
const singleLetters: Readonly<Record<string, string>> = {
  D: 'Sunday',
  J: 'Thursday',
  S: 'Saturday',
  V: 'Friday',
};

/** Words for several days. German working days have a Saturday by law, and none in what is said. */
const weekendPattern =
  /(?<!\p{L})(?:week-?ends?|(?:am )?wochenenden?|fin(?:es)? de semana|(?:по|в) выходны[ем]|на выходных)(?!\p{L})/giu;
/** "Sonn- und Feiertage". */
const sundayPattern = /(?<!\p{L})sonn-(?=\s*(?:und|u\.|&|\+)\s*feiertag)/giu;
const workdaysPattern =
  /(?<!\p{L})(?:(?<!ten |five |\d )(?:week|work)days|werktags|wochentags|unter der woche|en semaine|entre semana|по будням|в будни|будни)(?!\p{L})/giu;

const englishNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const name = `(?:${shortWeekdays.join('|')})(?!\\p{L})\\.?`;
const joint = String.raw`\s*(?:[-–—/,+&]|bis|und|u\.|au|à|et|al?|y|по|и)\s*`;
const holidays = `(?:${joint}(?:Feiertagen?|Feiertags|holidays|festivos|праздник\\p{L}*))?`;
const clock = String.raw`[\s:(|]*(?:von |ab |de |desde |à partir de |с |nur )?\d{1,2}(?:\s?[:.h]\s?\d\d|\s?(?:h|uhr)(?!\p{L})|\s?(?:[-–—]|bis|à|a|до)\s?\d{1,2})`;
const closed = String.raw`[\s:(|–—-]*(?:geschlossen|ruhetag|closed|ferm[eé]|cerrado|закрыт|выходн)`;
/** A range of two, or as many as stand before a time or are days without one. */
const groupPattern = new RegExp(
  `(?<!\\p{L})(?:${name}\\s*[-–—]\\s*${name}|${name}(?:${joint}${name})*${holidays}(?=${clock}|${closed}))`,
  'giu',
);
const singlePattern = new RegExp(`(?<![\\p{L}\\d])(?:${shortWeekdays.join('|')})(?!\\p{L})\\.?`, 'giu');
const letterRangePattern = /(?<![\p{L}\d])L\s?(?:[-–—]|a)\s?([DJSV])(?![\p{L}\d])/gu;
const wholePatterns = shortWeekdays.map((names) => new RegExp(`^(?:${names})\\.?$`, 'iu'));
/** "Do 8–12" is a Thursday, "do" a verb; those of three letters and of other scripts are written small too. */
const verbPattern = /^[a-z]{2}$/;

/** The text with "Mo–Fr", "weekends" and the like written out, in English, where a range or a time tells that they are days. */
export function spellOutWeekdays(text: string): string {
  return text
    .replace(groupPattern, (group) => group.replace(singlePattern, spellOut))
    .replace(letterRangePattern, (_, last: string) => `Monday–${singleLetters[last]}`)
    .replace(sundayPattern, 'Sunday')
    .replace(weekendPattern, 'Saturday–Sunday')
    .replace(workdaysPattern, 'Monday–Friday');
}

function spellOut(short: string): string {
  if (verbPattern.test(short.replace('.', ''))) return short;
  return englishNames[wholePatterns.findIndex((pattern) => pattern.test(short))] ?? short;
}
