import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { writeXlsx } from '../fixtures/document-writers.ts';
import { readBlocks } from '../fixtures/read-document.ts';

describe('spreadsheets', () => {
  it('reads xlsx cells as displayed, under the sheet name', async () => {
    const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows =
      `<row r="1">${text('A1', 'School fees')}</row>` +
      `<row r="3">${text('A3', 'Grade')}${text('B3', 'Fee')}${text('C3', 'Due')}</row>` +
      `<row r="4">${text('A4', 'One')}<c r="B4" s="1"><v>4900</v></c><c r="C4" s="2"><v>45901</v></c></row>`;
    const bytes = writeXlsx(
      { Fees: rows },
      {
        formats: '<numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/>',
        cellFormats: '<xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/>',
      },
    );
    await expect(readBlocks('fees.xlsx', bytes)).resolves.toEqual([
      { kind: 'heading', level: 2, text: 'Fees' },
      { kind: 'paragraph', text: 'School fees' },
      { kind: 'table', header: ['Grade', 'Fee', 'Due'], rows: [['One', '$4,900.00', '2025-09-01']] },
    ]);
  });

  it('reads the old binary format the same way', async () => {
    const workbook = utils.book_new();
    const rows = [
      ['Day', 'Opens', 'Closes'],
      ['Monday', '9:00', '17:00'],
    ];
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), 'Hours');
    await expect(
      readBlocks('hours.xls', write(workbook, { type: 'buffer', bookType: 'biff8' })),
    ).resolves.toEqual([
      { kind: 'heading', level: 2, text: 'Hours' },
      { kind: 'table', header: ['Day', 'Opens', 'Closes'], rows: [['Monday', '9:00', '17:00']] },
    ]);
  });

  it('reads an HTML table exported under a spreadsheet extension', async () => {
    const html =
      '<html><script>alert(1)</script><table><tr><th>Grade</th><th>Fee</th></tr><tr><td>One</td><td>4900</td></tr></table>';
    await expect(readBlocks('fees.xls', html)).resolves.toEqual([
      { kind: 'table', header: ['Grade', 'Fee'], rows: [['One', '4900']] },
    ]);
  });
});
