export const dayMilliseconds = 86_400_000;

/** Days left in a trial as a calendar counts them (UTC), whatever the hour of its end; 1 on its last day, 0 after its end. */
export function countTrialDays(trialEndsAt: string, now: Date): number {
  const end = new Date(trialEndsAt);
  if (end <= now) return 0;
  const days = (startOfDay(end) - startOfDay(now)) / dayMilliseconds;
  return Math.max(1, days);
}

function startOfDay(instant: Date): number {
  return Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate());
}

/** Days before the end when the owner is warned: document 3 section 9. */
export const trialWarningDays = 3;

/**
 * Days all data is kept after a trial ends without a plan, and how long before the erasure the owner is told.
 */
export const keptAfterTrialDays = 30;
export const erasureNoticeDays = 7;

/** Adds days to an instant; negative numbers go back. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMilliseconds);
}
