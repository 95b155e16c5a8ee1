/** The UTC month of an instant, `YYYY-MM`. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);
