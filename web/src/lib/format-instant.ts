/** Day and time as the dashboard shows them. */
export function formatInstant(instant: string): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
