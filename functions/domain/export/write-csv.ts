/** Spreadsheets begin to calculate at these characters, wide forms and leading blanks included (OWASP: CSV injection). */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;

/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would calculate gets an apostrophe before it, which spreadsheets
 * take for "this is text".
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** Tells spreadsheet programs that a file is UTF-8. */
export const csvByteOrderMark = '\ufeff';

function writeCell(text: string): string {
  const inert = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n\t]|^\s|\s$|'/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
