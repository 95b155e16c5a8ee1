import { SSF } from '@e965/xlsx';

/** Countries swap day and month in short dates, so dates are written unambiguously. */
export const unambiguousDate = 'yyyy-mm-dd';

/** Quoted and escaped text, what stands in brackets, and dots other than those before parts of a second. */
const dots = /"[^"]*"|\\.|\[[^\]]*\]|\.(?!0)/g;

/** A number as its cell shows it; `code` is a format or the number of a built-in one. */
export function formatNumber(code: string | number, value: number, date1904 = false): string {
  try {
    return SSF.format(escapeDots(code), value, { date1904, dateNF: unambiguousDate });
  } catch {
    return String(value);
  }
}

/** SheetJS knows dots of dates only where they are escaped, as Excel writes them; LibreOffice and others do not. */
function escapeDots(code: string | number): string | number {
  if (typeof code !== 'string' || !code.includes('.') || !SSF.is_date(code)) return code;
  return code.replace(dots, (part) => (part === '.' ? '\\.' : part));
}
