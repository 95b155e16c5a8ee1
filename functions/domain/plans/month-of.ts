/** The UTC month of an instant, `YYYY-MM`. */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}
