import { addDays } from '#shared/domain/trial.ts';

/** A request that began before midnight has stored its answer by then. */
const marginMs = 30 * 60_000;

/** The UTC day of an instant. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/** When a day's answers are sealed. */
export function findSealTime(day: string): Date {
  return new Date(addDays(new Date(day), 1).getTime() + marginMs);
}

/** The last day that may be sealed. */
export function findLastOver(now: Date): string {
  return dayOf(addDays(new Date(now.getTime() - marginMs), -1).toISOString());
}
