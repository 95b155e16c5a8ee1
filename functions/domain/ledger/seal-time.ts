import { addDays } from '#shared/domain/trial.ts';
import { spreadOver } from '../system/spread-over.ts';

const minuteMs = 60_000;
/** A request that began before midnight has stored its answer by then. */
const marginMs = 30 * minuteMs;
/** Each assistant has one of these minutes, so that neither the workers nor the mails pile up. */
const sealMinutes = 240;

/** The UTC day of an instant. */
export const dayOf = (instant: string): string => instant.slice(0, 10);

/** When an assistant's answers of a day are sealed. */
export function findSealTime(day: string, conversionId: string): Date {
  const afterMs = marginMs + spreadOver(sealMinutes, conversionId) * minuteMs;
  return new Date(addDays(new Date(day), 1).getTime() + afterMs);
}

/** The last day that may be sealed. */
export function findLastOver(now: Date): string {
  return dayOf(addDays(new Date(now.getTime() - marginMs), -1).toISOString());
}
