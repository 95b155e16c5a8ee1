import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ['+41 44 555 01 42', `"'+41 44 555 01 42"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =HYPERLINK("x")', `"'  =HYPERLINK(""x"")"`],
  ['\t=1', `"'\t=1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['\r=1', `"'\r=1"`],
])('%j is written as %j, which no spreadsheet calculates', (text, written) => {
  expect(writeCsv([[text]])).toBe(`${written}\r\n`);
});
