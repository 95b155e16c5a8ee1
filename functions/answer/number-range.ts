const rangePattern =
  /(?<![\d$€£.,:/-])(\d{1,3})\s?(?:[-–—]|to|through|bis|à|a|до)\s?(\d{1,3})(?![\d.,:/%]\d|\s?(?:[ap]m|uhr|h)\b)/giu;

/** Whether a text names a range of small numbers, as of grades or ages, that the number lies in. */
export function isWithinRange(number: number, text: string): boolean {
  return [...text.matchAll(rangePattern)].some(
    ([, from, to]) => Number(from) <= number && number <= Number(to),
  );
}

const ordinals: readonly RegExp[] = [
  /^(?:first|erste[nrs]?|premiere?|primer[oa]?|перв\p{L}+)$/u,
  /^(?:second|zweite[nrs]?|deuxieme|segund[oa]|втор\p{L}+)$/u,
  /^(?:third|dritte[nrs]?|troisieme|tercer[oa]?|трет\p{L}+)$/u,
  /^(?:fourth|vierte[nrs]?|quatrieme|cuart[oa]|четверт\p{L}+)$/u,
  /^(?:fifth|funfte[nrs]?|cinquieme|quint[oa]|пят(?:ый|ая|ого|ом))$/u,
  /^(?:sixth|sechste[nrs]?|sixieme|sext[oa]|шест(?:ой|ая|ого|ом))$/u,
  /^(?:seventh|siebte[nrs]?|septieme|septim[oa]|седьм\p{L}+)$/u,
  /^(?:eighth|achte[nrs]?|huitieme|octav[oa]|восьм(?:ой|ая|ого|ом))$/u,
  /^(?:ninth|neunte[nrs]?|neuvieme|noven[oa]|девят(?:ый|ая|ого|ом))$/u,
  /^(?:tenth|zehnte[nrs]?|dixieme|decim[oa]|десят(?:ый|ая|ого|ом))$/u,
];

/** The number that an ordinal names, up to ten in words: "7th", "7eme", "third". */
export function ordinalNumber(word: string): number | undefined {
  const digits = /^(\d{1,3})(?:st|nd|rd|th|e|eme|er|ere|te|ten|ter|[oa])$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const position = ordinals.findIndex((pattern) => pattern.test(word));
  return position === -1 ? undefined : position + 1;
}
