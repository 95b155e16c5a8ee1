/** Formats a column's hour in the reader's time zone, or its day in UTC, as it was counted; the year only of another one. */
export function describeSlot(isHours: boolean): (label: string) => string {
  return (label) => {
    const at = new Date(label);
    if (isHours) return at.toLocaleString('en-US', { timeStyle: 'short' });
    const year = at.getUTCFullYear() === new Date().getUTCFullYear() ? undefined : 'numeric';
    // The reader's time zone could show the neighbouring day.
    return at.toLocaleString('en-US', { year, month: 'short', day: 'numeric', timeZone: 'UTC' });
  };
}
