/** A fiscal year of schools, July 1 to June 30 (UTC), by the calendar year in which it begins. */
export type FiscalYear = number;

const firstMonth = 6;
const monthsOfYear = 12;
/** From May on schools order the next year. */
const nextIsOrderedFrom = 4;

/** The fiscal year that a day is in. */
export function fiscalYearOf(day: Date): FiscalYear {
  return day.getUTCFullYear() - (day.getUTCMonth() < firstMonth ? 1 : 0);
}

/** `2026-2027`. */
export function describeFiscalYear(year: FiscalYear): string {
  return `${year}-${year + 1}`;
}

/** Its first day. */
export function fiscalYearStart(year: FiscalYear): Date {
  return new Date(Date.UTC(year, firstMonth, 1));
}

/** Whole months of a fiscal year from a day on, its own month counted: all twelve before it begins, none once it is over. */
export function monthsLeft(year: FiscalYear, from: Date): number {
  const passed = (from.getUTCFullYear() - year) * monthsOfYear + from.getUTCMonth() - firstMonth;
  return monthsOfYear - Math.min(Math.max(passed, 0), monthsOfYear);
}

/** The fiscal years that are invoiced on a day: the current one, and from May on the next as well. */
export function fiscalYearsToInvoice(day: Date): FiscalYear[] {
  const year = fiscalYearOf(day);
  const month = day.getUTCMonth();
  return month >= nextIsOrderedFrom && month < firstMonth ? [year, year + 1] : [year];
}
