/** Formats a column's hour in the reader's time zone, or its day in UTC, as it was counted. */
export function describeSlot(isHours: boolean): (label: string) => string {
  return (label) =>
    new Date(label).toLocaleString(
      'en-US',
      // The reader's time zone could show the neighbouring day.
      isHours ? { timeStyle: 'short' } : { dateStyle: 'medium', timeZone: 'UTC' },
    );
}
