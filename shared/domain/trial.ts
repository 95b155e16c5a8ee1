/** Whole days of a trial that are left, the running one counted; 0 once it has ended. */
export function countTrialDays(trialEndsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / 86_400_000));
}

/** Days left at which the owner is warned: document 3 section 9. */
export const trialWarningDays = 3;
