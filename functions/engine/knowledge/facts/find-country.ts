import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';

/** Postcodes that only one country writes so: "OR 97403", "LS1 4AB", "1012 AB", "00-950 Warszawa". */
const postcodes = [
  ['US', /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b/],
  ['AU', /\b(?:NSW|VIC|QLD|TAS|ACT)\s+\d{4}\b/],
  ['CA', /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/],
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/],
  ['NL', /\b\d{4}\s?(?!NE|NW|SE|SW)[A-Z]{2}\s+\p{Lu}/u],
  ['PL', /\b\d{2}-\d{3}\s\p{Lu}/u],
] as const satisfies readonly (readonly [CountryCode, RegExp])[];
/** Sold to everybody, whatever country they belong to. */
const openDomains: ReadonlySet<string> = new Set([
  'CO',
  'IO',
  'TV',
  'ME',
  'AI',
  'CC',
  'FM',
  'LY',
  'GG',
  'SO',
]);
/** Where a language is spoken, most speakers first: the numbers themselves tell which of them it is. */
const countriesOfLanguage: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ['US', 'GB', 'AU', 'IE', 'NZ', 'IN', 'ZA'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  es: ['ES', 'MX', 'US', 'AR', 'CO', 'CL', 'PE'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  pt: ['PT', 'BR'],
  ru: ['RU', 'KZ'],
  ja: ['JP'],
  ko: ['KR'],
  vi: ['VN', 'US'],
  zh: ['CN', 'TW', 'HK'],
};

type Site = {
  website: string | null;
  addresses: readonly string[];
  /** Texts that hold enough digits for a telephone number. */
  texts: readonly string[];
  /** Language tags of the pages. */
  tags: readonly string[];
};

/**
 * An organization's country by what its pages write, the surest sign first: its address, the country codes of its
 * numbers, its domain, its language. A sign under which none of its numbers is valid gives way to one under which one is.
 */
export function findCountry({ website, addresses, texts, tags }: Site): CountryCode | undefined {
  const ofAddresses = addresses.flatMap(
    (text) => postcodes.find(([, pattern]) => pattern.test(text))?.[0] ?? [],
  );
  const ofCodes = texts
    .filter((text) => text.includes('+'))
    .flatMap((text) => findPhoneNumbersInText(text).flatMap(({ number }) => number.country ?? []));
  const regions = tags.flatMap((tag) => /^[a-z]{2,3}[-_]([a-z]{2})$/i.exec(tag)?.[1]?.toUpperCase() ?? []);
  const [language = ''] = rank(tags.map((tag) => tag.slice(0, 2).toLowerCase()));
  const signs = [
    ...rank(ofAddresses),
    ...rank(ofCodes),
    ...countryOfDomain(website),
    ...rank(regions),
  ].filter((sign) => isSupportedCountry(sign));
  const national = texts.filter((text) => !text.includes('+'));
  const isUsed = (country: CountryCode) =>
    national.some((text) => findPhoneNumbersInText(text, country).length > 0);
  const isWritten = (country: CountryCode) => national.some((text) => writesAs(text, country));
  const [surest] = ofAddresses.length + ofCodes.length > 0 ? signs : [];
  return signs.find(isUsed) ?? (countriesOfLanguage[language] ?? []).find(isWritten) ?? surest;
}

/** Whether a text groups the digits of a number as people of a country do. */
function writesAs(text: string, country: CountryCode): boolean {
  const groupsOf = (written: string) => written.match(/\d+/g)?.join(' ');
  return findPhoneNumbersInText(text, country).some(
    ({ number, startsAt, endsAt }) =>
      groupsOf(number.formatNational()) === groupsOf(text.slice(startsAt, endsAt)),
  );
}

function countryOfDomain(website: string | null): string[] {
  const [, ending = ''] = /\.([a-z]{2})$/.exec(website === null ? '' : new URL(website).hostname) ?? [];
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return country === '' || openDomains.has(country) ? [] : [country];
}

function rank<Value>(values: readonly Value[]): Value[] {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.toSorted(([, one], [, other]) => other.length - one.length).map(([value]) => value);
}
