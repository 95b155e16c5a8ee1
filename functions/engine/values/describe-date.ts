/** First and last day of an event (ISO 8601 calendar dates). */
export type Days = { from: string; to?: string | undefined };

/** Whether the last day is before the day of `now` (UTC). */
export const isPast = ({ from, to = from }: Days, now: Date): boolean => to < now.toISOString().slice(0, 10);

/** The days in words with their year: "1 May 2024", "1–3 May 2024". Falls back to English for unknown languages. */
export function describeDate({ from, to }: Days, language = 'en'): string {
  const format = dateFormat(language);
  const first = new Date(from);
  return to && to !== from ? format.formatRange(first, new Date(to)) : format.format(first);
}

function dateFormat(language: string): Intl.DateTimeFormat {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const locale = language === 'en' ? 'en-GB' : language;
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    return new Intl.DateTimeFormat('en-GB', options);
  }
}
