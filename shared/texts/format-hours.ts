/** “1 hour”, “24 часа”: a number of hours in words, with the plural of its language and Western digits. */
export function formatHours(language: string, hours: number): string {
  const known = formats.get(language);
  if (known) return known.format(hours);
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  });
  formats.set(language, format);
  return format.format(hours);
}

/** Making one takes longer than the rest of a reply's texts. */
const formats = new Map<string, Intl.NumberFormat>();
