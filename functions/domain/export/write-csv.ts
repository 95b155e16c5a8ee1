import { stringify } from 'csv-stringify/sync';

/**
 * Records as CSV by RFC 4180, every cell quoted, with nothing that a spreadsheet would calculate; the first part of a
 * file begins with the byte order mark by which spreadsheets know UTF-8.
 */
export function writeCsv(
  records: readonly (readonly (string | number)[])[],
  { isFirstPart }: { isFirstPart: boolean },
): string {
  return stringify(
    records.map((record) => [...record]),
    {
      bom: isFirstPart,
      record_delimiter: 'windows',
      quoted: true,
      quoted_empty: true,
      // The library's own `escape_formulas` looks at the first character alone.
      cast: { string: neutraliseFormulas },
    },
  );
}

/** What makes a formula of a cell that begins with it, in the widths that spreadsheets fold into one. */
const sign = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\ufe66\\ufe62\\ufe63\\ufe6b]';
/** Where a reader with other separators, or one that breaks quoted lines, begins a new cell. */
const border = /[,;|"\t\n\v\f\r\u0085\u2028\u2029]|%0[9ad]/i;
/** Borders, and what spreadsheets drop or readers do not see, between the begin of a cell and its sign. */
const passedOver = '(?:[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800,;|"]|%0[9ad])';

const runs = new RegExp(`${passedOver}+`, 'giu');
const beginsAsFormula = new RegExp(`^${passedOver}*${sign}`, 'iu');
const beginsWithSign = new RegExp(`^${sign}`, 'u');

/** Marks each would-be formula as text with a single quote: https://owasp.org/www-community/attacks/CSV_Injection */
function neutraliseFormulas(text: string): string {
  const marked = text.replace(runs, (run: string, at: number) =>
    border.test(run) && beginsWithSign.test(text.charAt(at + run.length)) ? `${run}'` : run,
  );
  return beginsAsFormula.test(text) ? `'${marked}` : marked;
}
