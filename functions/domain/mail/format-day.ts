/** `March 9, 2026`, in UTC. */
export function formatDay(instant: Date): string {
  return instant.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
