type DayStyle = { dateStyle?: 'medium' | 'long'; language?: string };

/** Formats the day of an ISO 8601 instant in the reader's time zone; a date without a time is the same day everywhere. */
export function formatDay(instant: string, { language = 'en-US', ...style }: DayStyle = {}): string {
  const zone = instant.includes('T') ? {} : { timeZone: 'UTC' };
  return new Date(instant).toLocaleDateString(language, { dateStyle: 'long', ...zone, ...style });
}
