/** Formats day and time; a `timeStyle` of `medium` adds seconds. */
export function formatInstant(instant: string, timeStyle: 'short' | 'medium' = 'short'): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle });
}
