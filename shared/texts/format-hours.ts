/** “1 hour”, “24 часа”: a number of hours in words, with the plural of its language and Western digits. */
export function formatHours(language: string, hours: number): string {
  return hours.toLocaleString(`${language}-u-nu-latn`, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
}
