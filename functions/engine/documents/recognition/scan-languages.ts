/** Tesseract's language data by BCP 47 language, in packages of that name. */
const languageData: Readonly<Record<string, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  vi: 'vie',
  ar: 'ara',
  ja: 'jpn',
  ko: 'kor',
  zh: 'chi_sim',
};

/** Languages of the product, whose data is fetched with the packages. */
const installed = ['en', 'de', 'fr', 'es'];

/**
 * The data for the languages that a scan may be in: that of the website, then those of the product. Undefined if a website's
 * language has no data, because its letters would be taken for others.
 */
export function listScanData(
  language: string | undefined,
  hasData: (data: string) => boolean,
): string[] | undefined {
  const own = language?.split('-')[0];
  const wanted = own === undefined || own === 'und' ? [] : [own];
  const data = [...new Set([...wanted, ...installed])].map((code) => languageData[code] ?? code);
  const [first = ''] = data;
  return hasData(first) ? data.filter(hasData) : undefined;
}
