import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { writeXlsx } from '#tests/support/documents/document-writers.ts';
import { readBlocks } from '#tests/support/documents/read-file.ts';

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

  it('leaves hidden rows and columns out of xlsx, and keeps labels that reach out of them', async () => {
    const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows =
      `</sheetData><cols><col min="3" max="4" hidden="1"/><col min="6" max="6" width="0"/></cols><sheetData>` +
      `<row r="1">${text('A1', 'Name')}${text('B1', 'Subject')}${text('C1', 'Contract')}${text('D1', 'Salary')}${text('F1', 'Home')}</row>` +
      `<row r="2" hidden="1">${text('A2', 'Ms. Former')}${text('B2', 'Art')}${text('D2', '51000')}</row>` +
      `<row r="3" ht="0">${text('A3', 'Ms. Flat')}${text('B3', 'Art')}</row>` +
      `<row r="4">${text('A4', 'Ms. Alder')}${text('B4', 'Art')}${text('D4', '61000')}${text('F4', '555-0191')}</row>` +
      `<row r="5">${text('A5', 'Mr. Birch')}${text('B5', 'Music')}${text('C5', 'Until July')}</row>` +
      '</sheetData><mergeCells><mergeCell ref="C5:E5"/></mergeCells><sheetData>';
    await expect(readBlocks('staff.xlsx', writeXlsx({ Sheet1: rows }))).resolves.toEqual([
      {
        ...{ kind: 'table', header: [] },
        rows: [
          ['Name', 'Subject', ''],
          ['Ms. Alder', 'Art', ''],
          ['Mr. Birch', 'Music', 'Until July'],
        ],
      },
    ]);
  });

  it('leaves hidden columns out of the old binary format', async () => {
    const workbook = utils.book_new();
    const sheet = utils.sheet_add_aoa(
      utils.aoa_to_sheet([]),
      [
        ['Name', 'Subject', 'Salary', 'Room'],
        ['Ms. Alder', 'Art', 61_000, '12'],
      ],
      { origin: 'B3' },
    );
    sheet['!cols'] = [{}, {}, {}, { hidden: true }];
    utils.book_append_sheet(workbook, sheet, 'Staff');
    const bytes = write(workbook, { type: 'buffer', bookType: 'biff8', cellStyles: true });
    const [, table] = await readBlocks('staff.xls', bytes);
    expect(JSON.stringify(table)).toContain('Ms. Alder');
    expect(JSON.stringify(table)).toContain('Room');
    expect(JSON.stringify(table)).not.toMatch(/61|Salary/);
  });

  it('reads an HTML table exported under a spreadsheet extension', async () => {
    const html =
      '<html><script>alert(1)</script><table><tr><th>Grade</th><th>Fee</th></tr><tr><td>One</td><td>4900</td></tr></table>';
    await expect(readBlocks('fees.xls', html)).resolves.toEqual([
      { kind: 'table', header: ['Grade', 'Fee'], rows: [['One', '4900']] },
    ]);
  });
});
