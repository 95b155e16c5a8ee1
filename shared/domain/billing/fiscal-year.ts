/** A school fiscal year, July 1 to June 30 (UTC), named by the calendar year it starts in. */
export type FiscalYear = number;

const firstMonth = 6;
const monthsOfYear = 12;
/** Schools order the next year from May. */
const nextIsOrderedFrom = 4;

/** The fiscal year of a day. */
export function fiscalYearOf(day: Date): FiscalYear {
  return day.getUTCFullYear() - (day.getUTCMonth() < firstMonth ? 1 : 0);
}

/** `2026-2027`. */
export const describeFiscalYear = (year: FiscalYear): string => `${year}-${year + 1}`;

/** Its first day. */
export const fiscalYearStart = (year: FiscalYear): Date => new Date(Date.UTC(year, firstMonth, 1));

/**
 * Whole months left in a fiscal year from a day, including its month: twelve before it begins, zero after it
 * ends.
 */
export function monthsLeft(year: FiscalYear, from: Date): number {
  const passed = (from.getUTCFullYear() - year) * monthsOfYear + from.getUTCMonth() - firstMonth;
  return monthsOfYear - Math.min(Math.max(passed, 0), monthsOfYear);
}

/** The day on which paid use begins for who orders now: not before the free trial ends, which `trialEnd` names. */
export function findEnrollmentDay(trialEnd: string | null, now: Date): Date {
  return new Date(Math.max(now.getTime(), trialEnd === null ? 0 : Date.parse(trialEnd)));
}

/** From when the first invoice counts: the enrollment, or the beginning of this fiscal year. */
export function findInvoicedFrom(enrolledAt: string, now: Date): Date {
  return new Date(Math.max(Date.parse(enrolledAt), fiscalYearStart(fiscalYearOf(now)).getTime()));
}

/** The fiscal years invoiced on a day: the current one, and from May also the next. */
export function fiscalYearsToInvoice(day: Date): FiscalYear[] {
  const year = fiscalYearOf(day);
  const month = day.getUTCMonth();
  return month >= nextIsOrderedFrom && month < firstMonth ? [year, year + 1] : [year];
}
