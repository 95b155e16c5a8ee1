import { utils, write } from '@e965/xlsx';
import { expect, it, test } from 'vitest';
import { writeXlsx } from '#tests/support/documents/document-writers.ts';
import { readFile } from '#tests/support/documents/read-file.ts';

const friday = 46_360;

it.each([
  ['dd.mm.yyyy', friday, '04.12.2026'],
  ['d.m.yy;@', friday, '4.12.26'],
  ['d. mmmm yyyy', friday, '4. December 2026'],
  ['[$-407]dddd, d. mmmm yyyy', friday, 'Friday, 4. December 2026'],
  ['dd\\.mm\\.yyyy', friday, '04.12.2026'],
  ['dd.mm.yyyy hh:mm', friday + 0.75, '04.12.2026 18:00'],
  ['hh.mm', 8.5 / 24, '08.30'],
  ['mm:ss.0', 1.5 / 86_400, '00:01.5'],
  ['0.00', 4.5, '4.50'],
  ['"Room "0', 12, 'Room 12'],
])(
  'a number in the format %s is read as its cell shows it, in both formats of Excel',
  async (code, value, shown) => {
    const text = (at: string, said: string) => `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`;
    const rows = `<row r="1">${text('A1', 'Open day')}<c r="B1" s="1"><v>${value}</v></c></row>`;
    const bytes = writeXlsx(
      { Days: rows },
      {
        formats: `<numFmt numFmtId="164" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
        cellFormats: '<xf numFmtId="0"/><xf numFmtId="164"/>',
      },
    );
    await expect(readFile('days.xlsx', bytes)).resolves.toContain(JSON.stringify(['Open day', shown]));
    const workbook = utils.book_new();
    const sheet = utils.aoa_to_sheet([['Open day', value]]);
    Object.assign(sheet.B1 ?? {}, { z: code });
    utils.book_append_sheet(workbook, sheet, 'Days');
    const old = write(workbook, { type: 'buffer', bookType: 'biff8' });
    await expect(readFile('days.xls', old)).resolves.toContain(JSON.stringify(['Open day', shown]));
  },
);

test('a date written as text has the format of its cell, and escaped characters are what they stand for', async () => {
  const rows =
    '<row r="1"><c r="A1" t="d" s="1"><v>2026-12-04T00:00:00</v></c><c r="B1" t="inlineStr"><is><t>8:00_x000D_\nto 12:00</t></is></c></row>';
  const bytes = writeXlsx(
    { Days: rows },
    {
      formats: '<numFmt numFmtId="164" formatCode="dd.mm.yyyy"/>',
      cellFormats: '<xf numFmtId="0"/><xf numFmtId="164"/>',
    },
  );
  const read = await readFile('days.xlsx', bytes);
  expect(read).toContain('04.12.2026');
  expect(read).toMatch(/8:00\s+to 12:00/);
  expect(read).not.toMatch(/T00|_x/);
});

test('formulas whose results are not stored are told to the owner', async () => {
  const rows = '<row r="1"><c r="A1"><f>SUM(B1:B9)</f></c><c r="B1"><f>2*3</f><v>6</v></c></row>';
  const note =
    'the result of one formula is not stored in the file: open it in Excel or LibreOffice and save it again';
  await expect(readFile('sums.xlsx', writeXlsx({ Sums: rows }))).resolves.toContain(note);
});
