const dayMilliseconds = 86_400_000;

/** Whole days of a trial that are left, the running one counted; 0 once it has ended. */
export function countTrialDays(trialEndsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / dayMilliseconds));
}

/** Days left at which the owner is warned: document 3 section 9. */
export const trialWarningDays = 3;

/** Days that everything is kept after a trial ended without a plan, and how long before its erasure the owner hears of it. */
export const keptAfterTrialDays = 30;
export const erasureNoticeDays = 7;

/** The instant that many days after another one; before it where the number is negative. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMilliseconds);
}
