import { stringify } from 'csv-stringify/sync';

/**
 * Writes records as CSV (RFC 4180) with every cell quoted and every formula neutralised. The first part of a file begins
 * with the byte order mark, from which spreadsheets recognise UTF-8.
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
      // The library's own `escape_formulas` looks at the first character only.
      cast: { string: neutraliseFormulas },
    },
  );
}

/** A sign that turns a cell into a formula, in all widths that spreadsheets treat alike. */
const sign = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\ufe66\\ufe62\\ufe63\\ufe6b]';
/** Where a reader with other separators, or one that splits quoted lines, starts a new cell. */
const border = /[,;|"\t\n\v\f\r\u0085\u2028\u2029]|%0[9ad]/i;
/**
 * Borders, and characters that spreadsheets drop or nobody sees, between the start of a cell and its sign.
 */
const skippedCharacters = '(?:[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800,;|"]|%0[9ad])';

const runs = new RegExp(`${skippedCharacters}+`, 'giu');
const beginsAsFormula = new RegExp(`^${skippedCharacters}*${sign}`, 'iu');
const beginsWithSign = new RegExp(`^${sign}`, 'u');

/** Marks every possible formula as text with a single quote: https://owasp.org/www-community/attacks/CSV_Injection */
function neutraliseFormulas(text: string): string {
  const marked = text.replace(runs, (run: string, at: number) =>
    border.test(run) && beginsWithSign.test(text.charAt(at + run.length)) ? `${run}'` : run,
  );
  return beginsAsFormula.test(text) ? `'${marked}` : marked;
}
