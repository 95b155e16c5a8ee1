/** Day and time as the dashboard shows them; a `timeStyle` of medium adds the seconds. */
export function formatInstant(instant: string, timeStyle: 'short' | 'medium' = 'short'): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle });
}
