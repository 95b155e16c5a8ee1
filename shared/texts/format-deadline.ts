/** The parts of “Monday, 5 PM (Pacific Time)”, and of the same with a date beyond the coming week. */
export type Deadline = { day: string; time: string; zone: string };

const daysWithoutDate = 6;
const dayMilliseconds = 86_400_000;

/** A time as people of a zone name it, in a language and with Western digits. */
export function formatDeadline(language: string, at: Date, timeZone: string, now: Date): Deadline {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone, ...options });
  const isFar = at.getTime() - now.getTime() > daysWithoutDate * dayMilliseconds;
  const dated: Intl.DateTimeFormatOptions = isFar ? { month: 'long', day: 'numeric' } : {};
  const isFullHour = format({ minute: 'numeric' }).format(at) === '0';
  const time: Intl.DateTimeFormatOptions =
    language !== 'en'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { hour: 'numeric', ...(!isFullHour && { minute: '2-digit' }) };
  const zone = format({ timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return {
    day: format({ weekday: 'long', ...dated }).format(at),
    time: format(time).format(at).replace(/\s/u, ' '),
    zone: zone?.value ?? timeZone,
  };
}

/** “Today” and “tomorrow” in a sentence, for a time on one of these days where people of a zone are. */
export function nameNearDay(language: string, at: Date, timeZone: string, now: Date): string | undefined {
  // Sweden writes calendar dates as ISO 8601 does.
  const dayOf = (instant: Date) => Date.parse(instant.toLocaleDateString('sv-SE', { timeZone }));
  const ahead = (dayOf(at) - dayOf(now)) / dayMilliseconds;
  if (ahead !== 0 && ahead !== 1) return undefined;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    .format(ahead, 'day')
    .toLocaleLowerCase(language);
}
