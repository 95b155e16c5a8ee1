type DayStyle = { dateStyle?: 'medium' | 'long'; timeZone?: 'UTC'; language?: string };

/** The day of an instant (ISO 8601) as readers write it, where they are; a day without a time is one of UTC. */
export function formatDay(instant: string, { language = 'en-US', ...style }: DayStyle = {}): string {
  return new Date(instant).toLocaleDateString(language, { dateStyle: 'long', ...style });
}
