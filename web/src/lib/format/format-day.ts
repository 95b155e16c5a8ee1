type DayStyle = { dateStyle?: 'medium' | 'long'; timeZone?: 'UTC'; language?: string };

/** Formats the day of an ISO 8601 instant in the reader's time zone; a date without a time is in UTC. */
export function formatDay(instant: string, { language = 'en-US', ...style }: DayStyle = {}): string {
  return new Date(instant).toLocaleDateString(language, { dateStyle: 'long', ...style });
}
