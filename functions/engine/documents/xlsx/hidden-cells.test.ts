import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { writeXlsx } from '#tests/support/documents/document-writers.ts';
import { readBlocks } from '#tests/support/documents/read-file.ts';

const fact = 'Tuition is 1200 a year.';
const cell = (at: string, text: string, style = 0) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is>${text.includes('<') ? text : `<t>${text}</t>`}</is></c>`;
const run = (font: string, text: string) => `<r><rPr>${font}</rPr><t>${text}</t></r>`;

const none = '<patternFill patternType="none"/>';
const solid = (color: string) => `<patternFill patternType="solid"><fgColor ${color}/></patternFill>`;
const white = '<color rgb="FFFFFFFF"/>';

/** A sheet whose second row has a cell in a font, fill and number format of its own. */
async function read(
  content: string,
  { font = '<sz val="11"/>', fill = none, format = '0', code = '', after = '' } = {},
): Promise<string> {
  const rows =
    `<row r="1">${cell('A1', 'Fees')}${cell('B1', 'Due')}</row>` +
    `<row r="2">${cell('A2', 'Year')}${content}</row>` +
    `<row r="3">${cell('A3', 'Lunch')}${cell('B3', 'September')}</row>`;
  const bytes = writeXlsx(
    { Fees: rows + (after && `</sheetData>${after}<sheetData>`) },
    {
      formats: `<numFmt numFmtId="200" formatCode="${code}"/>`,
      fonts: `<font><sz val="11"/></font><font>${font}</font>`,
      fills: `<fill>${none}</fill><fill>${fill}</fill>`,
      cellFormats: `<xf numFmtId="0" fontId="0" fillId="0"/><xf numFmtId="${format}" fontId="1" fillId="1"/>`,
      strings: `<si>${run('<sz val="11"/>', 'Ask us. ')}${run(white, fact)}</si>`,
    },
  );
  return JSON.stringify(await readBlocks('fees.xlsx', bytes));
}

const own = cell('B2', fact, 1);

describe('cells that nobody sees are no content', () => {
  it.each([
    ['white without a fill', own, { font: white }],
    ['white of the theme', own, { font: '<color theme="0"/>' }],
    ['white of the old palette', own, { font: '<color indexed="9"/>' }],
    ['nearly white', own, { font: '<color rgb="FFFEFEFE"/>' }],
    ['the color of the fill', own, { font: '<color rgb="FF336699"/>', fill: solid('rgb="FF336699"') }],
    [
      'the theme color of the fill',
      own,
      { font: '<color theme="4" tint="0.4"/>', fill: solid('theme="4" tint="0.4"') },
    ],
    ['a size of a point', own, { font: '<sz val="1"/>' }],
    ['a format without sections for text', own, { format: '200', code: ';;;' }],
    [
      'a format without sections for numbers',
      '<c r="B2" s="1"><v>1200</v></c>',
      { format: '200', code: ';;;' },
    ],
    ['a white part of a cell', cell('B2', run('<sz val="11"/>', 'Ask us. ') + run(white, fact)), {}],
    ['a white part of a shared text', '<c r="B2" t="s"><v>0</v></c>', {}],
  ])('%s', async (_, content, style) => {
    const text = await read(content, style);
    expect(text).not.toContain('1200');
    expect(text).toContain('Lunch');
    expect(text.includes('Ask us.')).toBe(content.includes('Ask us.') || content.includes('t="s"'));
  });

  it('a format without sections in the old binary format', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Fees', 'Due'],
      [fact, 1200],
      ['Lunch', 'September'],
    ]);
    for (const at of ['A2', 'B2']) sheet[at].z = ';;;';
    const workbook = utils.book_new();
    utils.book_append_sheet(workbook, sheet, 'Fees');
    const blocks = await readBlocks('fees.xls', write(workbook, { type: 'buffer', bookType: 'biff8' }));
    expect(JSON.stringify(blocks)).toContain('Lunch');
    expect(JSON.stringify(blocks)).not.toContain('1200');
  });
});

describe('cells that somebody sees are content', () => {
  const rule =
    '<conditionalFormatting sqref="B2"><cfRule type="expression" dxfId="0"><formula>A1</formula></cfRule></conditionalFormatting>';
  it.each([
    ['white on a dark fill', own, { font: white, fill: solid('rgb="FF336699"') }],
    [
      'white on a pattern',
      own,
      { font: white, fill: '<patternFill patternType="darkGrid"><fgColor rgb="FF000000"/></patternFill>' },
    ],
    [
      'white on a gradient',
      own,
      { font: white, fill: '<gradientFill><stop position="0"><color rgb="FFFFFFFF"/></stop></gradientFill>' },
    ],
    [
      'white in a table with a style',
      own,
      { font: white, after: '<tableParts count="1"><tablePart r:id="t"/></tableParts>' },
    ],
    ['white where a rule may color it', own, { font: white, after: rule }],
    ['grey', own, { font: '<color rgb="FFBFBFBF"/>' }],
    ['dark white of the theme', own, { font: '<color theme="0" tint="-0.5"/>' }],
    ['small print', own, { font: '<sz val="6"/>' }],
    ['a dark part of a white cell', cell('B2', run('<color rgb="FF000000"/>', fact), 1), { font: white }],
    ['text that its format shows', own, { format: '200', code: ';;;@' }],
  ])('%s', async (_, content, style) => {
    expect(await read(content, style)).toContain(fact);
  });
});

it('rows that have no height by default are no content', async () => {
  const row = (number: number, text: string, height: string) =>
    `<row r="${number}" ${height}>${cell(`A${number}`, text)}${cell(`B${number}`, 'May')}</row>`;
  const rows = row(1, 'Fees', 'ht="15"') + row(2, fact, '') + row(3, 'Lunch', 'ht="15"');
  const bytes = writeXlsx({ Fees: `</sheetData><sheetFormatPr defaultRowHeight="0"/><sheetData>${rows}` });
  const blocks = JSON.stringify(await readBlocks('fees.xlsx', bytes));
  expect(blocks).not.toContain('1200');
  expect(blocks).toContain('Lunch');
});
