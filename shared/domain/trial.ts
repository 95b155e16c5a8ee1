export const dayMilliseconds = 86_400_000;

/** Whole days left in a trial, including the current one; 0 once it has ended. */
export function countTrialDays(trialEndsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / dayMilliseconds));
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
