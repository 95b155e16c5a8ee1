/** The hour or day of a column: hours in the reader's time, days in UTC, in which they are counted. */
export function describeSlot(isHours: boolean): (label: string) => string {
  return (label) =>
    new Date(label).toLocaleString(
      'en-US',
      // The reader's own would name the day before or after.
      isHours ? { timeStyle: 'short' } : { dateStyle: 'medium', timeZone: 'UTC' },
    );
}
