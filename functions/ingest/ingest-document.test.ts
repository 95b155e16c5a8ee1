import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { Block } from './content.ts';
import { documentLimits } from './document-limits.ts';
import { writeDocx, writePdf, writeXlsx } from './fixtures/document-writers.ts';
import { ingestDocument } from './ingest-document.ts';

async function read(filename: string, bytes: Uint8Array | string, contentType = '') {
  const result = await ingestDocument({ bytes: Buffer.from(bytes), filename, contentType });
  if (!result.ok) throw new Error(`${filename}: ${result.reason}`);
  return result;
}

async function readBlocks(filename: string, bytes: Uint8Array | string): Promise<Block[]> {
  return (await read(filename, bytes)).content.blocks;
}

describe('refusals', () => {
  it.each([
    ['fees.pdf', '', 'This file is empty. Upload it again, or choose another file.'],
    ['fees.exe', 'MZ', expect.stringContaining('not supported')],
    ['fees.pdf', 'Tuition is 4900', expect.stringContaining('does not match its name')],
    ['fees.docx', '%PDF-1.7', expect.stringContaining('does not match its name')],
    ['fees.xlsx', writeDocx(''), expect.stringContaining('does not match its name')],
  ])('%s is refused with a sentence that says what to do', async (filename, bytes, reason) => {
    const result = await ingestDocument({ bytes: Buffer.from(bytes), filename });
    expect(result).toMatchObject({ ok: false, reason });
  });

  it('names the file that is too large', async () => {
    const bytes = Buffer.alloc(documentLimits.sizeBytes + 1);
    await expect(ingestDocument({ bytes, filename: 'up/Fees $& 2025.pdf' })).resolves.toMatchObject({
      code: 'too-large',
      reason: 'Fees $& 2025.pdf exceeds 10MB limit. Please select a smaller file.',
    });
  });

  it('takes the type of a linked file without a known ending from its content type', async () => {
    const pdf = writePdf([[{ x: 72, y: 700, text: 'Tuition is 4900' }]]);
    await expect(read('download', pdf, 'application/pdf;q=1')).resolves.toMatchObject({ wordCount: 3 });
  });
});

describe('docx', () => {
  const paragraph = (text: string, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;

  it('keeps headings, lists and tables with their header', async () => {
    const listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr>';
    const body = [
      paragraph('Fees 2025', '<w:pStyle w:val="Titre"/>'),
      paragraph('Tuition', '<w:pStyle w:val="berschrift2"/>'),
      paragraph('Payable in advance.'),
      paragraph('Bring a form', listed),
      paragraph('Pay the deposit', listed),
      `<w:tbl>${row('Grade', 'Annual', 'Monthly')}${row('One', '$4,900', '$490')}</w:tbl>`,
    ].join('');
    const styles =
      '<w:style w:type="paragraph" w:styleId="Titre"><w:name w:val="Title"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>';
    const numbering =
      '<w:abstractNum w:abstractNumId="3"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="7"><w:abstractNumId w:val="3"/></w:num>';
    const { content } = await read('fees.docx', writeDocx(body, { styles, numbering }));
    expect(content.title).toBe('Fees 2025');
    expect(content.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Fees 2025' },
      { kind: 'heading', level: 2, text: 'Tuition' },
      { kind: 'paragraph', text: 'Payable in advance.' },
      { kind: 'list', ordered: true, items: ['Bring a form', 'Pay the deposit'] },
      { kind: 'table', header: ['Grade', 'Annual', 'Monthly'], rows: [['One', '$4,900', '$490']] },
    ]);
  });

  it('leaves out deleted and hidden text, and shows a text box once', async () => {
    const body =
      '<w:p><w:r><w:t>Open </w:t></w:r><w:del><w:r><w:t>never </w:t></w:r></w:del>' +
      '<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret </w:t></w:r><w:ins><w:r><w:t>daily</w:t></w:r></w:ins></w:p>' +
      '<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Boxed</w:t></w:r></w:p></w:txbxContent></mc:Choice>' +
      '<mc:Fallback><w:p><w:r><w:t>Boxed</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent></w:r></w:p>';
    await expect(readBlocks('hours.docx', writeDocx(body))).resolves.toEqual([
      { kind: 'paragraph', text: 'Open daily' },
      { kind: 'paragraph', text: 'Boxed' },
    ]);
  });
});

describe('doc', () => {
  /** The least that Word 97 to 2003 files have: a header, and a table that says where the text stands. */
  function writeDoc(text: string, { encrypted = false } = {}): Buffer {
    const textOffset = 0x400;
    const main = Buffer.alloc(0x2000);
    main.writeUInt16LE(0xa5ec, 0);
    main.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 0x0a);
    main.writeUInt32LE(textOffset, 0x18);
    main.writeUInt32LE(text.length, 0x4c);
    main.write(text, textOffset, 'latin1');
    const pieces = Buffer.alloc(0x1000);
    pieces.writeUInt8(2, 0);
    pieces.writeUInt32LE(16, 1);
    pieces.writeUInt32LE(text.length, 9);
    pieces.writeUInt32LE(0x40000000 | (textOffset * 2), 15);
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, 'WordDocument', main);
    CFB.utils.cfb_add(container, '1Table', pieces);
    return Buffer.from(CFB.write(container, { type: 'array' }));
  }

  it('reads paragraphs and tables', async () => {
    const text = 'School fees\rPaid in advance.\rGrade\tFee\tDue\rOne\t$490\tMay\rEnd\r';
    await expect(readBlocks('fees.doc', writeDoc(text))).resolves.toEqual([
      { kind: 'paragraph', text: 'School fees' },
      { kind: 'paragraph', text: 'Paid in advance.' },
      { kind: 'table', header: ['Grade', 'Fee', 'Due'], rows: [['One', '$490', 'May']] },
      { kind: 'paragraph', text: 'End' },
    ]);
  });

  it('asks to remove the password of an encrypted one', async () => {
    const bytes = writeDoc('\x8f\x13', { encrypted: true });
    await expect(ingestDocument({ bytes, filename: 'fees.doc' })).resolves.toMatchObject({
      code: 'password-protected',
    });
  });
});

describe('spreadsheets', () => {
  it('shows the cells of an xlsx as they are displayed, under the name of the sheet', async () => {
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

  it('reads the old binary format alike', async () => {
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

  it('reads a table of a web system that is HTML under the name of a spreadsheet', async () => {
    const html =
      '<html><script>alert(1)</script><table><tr><th>Grade</th><th>Fee</th></tr><tr><td>One</td><td>4900</td></tr></table>';
    await expect(readBlocks('fees.xls', html)).resolves.toEqual([
      { kind: 'table', header: ['Grade', 'Fee'], rows: [['One', '4900']] },
    ]);
  });
});

describe('pdf', () => {
  const line = (y: number, text: string, x = 72) => ({ x, y, text });

  it('joins lines into paragraphs, undoes hyphens and finds headings by their print', async () => {
    const bytes = writePdf([
      [
        { x: 72, y: 780, size: 20, text: 'Admissions' },
        line(740, 'Applications are accepted throughout the year and reviewed by the admis-'),
        line(726, 'sions office within two weeks.'),
        { x: 72, y: 690, bold: true, text: 'Deadlines' },
        line(676, 'The form is due on 1 March and the interview follows within a week of it.'),
      ],
    ]);
    const { content } = await read('x.pdf', bytes);
    expect(content.title).toBe('Admissions');
    expect(content.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Admissions' },
      {
        kind: 'paragraph',
        text: 'Applications are accepted throughout the year and reviewed by the admissions office within two weeks.',
      },
      { kind: 'heading', level: 6, text: 'Deadlines' },
      {
        kind: 'paragraph',
        text: 'The form is due on 1 March and the interview follows within a week of it.',
      },
    ]);
  });

  it('reads aligned texts as a table with its header', async () => {
    const cells = (y: number, ...texts: string[]) =>
      texts.map((text, index) => line(y, text, 72 + index * 120));
    const bytes = writePdf([
      [
        line(740, 'The fees of the coming school year are listed in the table below:'),
        ...cells(700, 'Grade', 'Annual', 'Monthly'),
        ...cells(684, 'One', '$4,900', '$490'),
        ...cells(668, 'Two', '$5,100', '$510'),
      ],
    ]);
    expect(await readBlocks('fees.pdf', bytes)).toContainEqual({
      kind: 'table',
      header: ['Grade', 'Annual', 'Monthly'],
      rows: [
        ['One', '$4,900', '$490'],
        ['Two', '$5,100', '$510'],
      ],
    });
  });

  it('reads columns of prose one after the other', async () => {
    const left = [
      'The school was founded in the year 1901 by',
      'citizens of the town who wanted every child',
      'to learn. It moved to the hill after the fire',
      'of 1923 and has stayed there.',
    ];
    const right = [
      'Its garden is open to the neighbourhood on',
      'Sundays from spring until the end of autumn.',
      'Dogs must be kept on a lead, and picnics are',
      'welcome under the old trees.',
    ];
    const bytes = writePdf([
      left.flatMap((text, index) => [
        line(700 - index * 14, text),
        line(700 - index * 14, right[index] ?? '', 320),
      ]),
    ]);
    const blocks = await readBlocks('x.pdf', bytes);
    expect(
      blocks.map((block) => (block.kind === 'paragraph' ? block.text.replaceAll('\n', ' ') : '')),
    ).toEqual([left.join(' '), right.join(' ')]);
  });

  it('shows running headers once and page numbers never', async () => {
    const bytes = writePdf(
      ['First', 'Second', 'Third', 'Fourth'].map((word, index) => [
        line(820, 'Hill School, 12 Hill Road'),
        line(600, `${word} page of the handbook.`),
        line(20, `Page ${index + 1} of 4`),
      ]),
    );
    await expect(readBlocks('x.pdf', bytes)).resolves.toEqual([
      { kind: 'paragraph', text: 'Hill School, 12 Hill Road' },
      { kind: 'paragraph', text: 'First page of the handbook.' },
      { kind: 'paragraph', text: 'Second page of the handbook.' },
      { kind: 'paragraph', text: 'Third page of the handbook.' },
      { kind: 'paragraph', text: 'Fourth page of the handbook.' },
    ]);
  });

  it('accepts a scan with a note that it has no text', async () => {
    await expect(read('scan.pdf', writePdf([[]]))).resolves.toMatchObject({
      wordCount: 0,
      note: 'no text found',
    });
  });

  it('stops at the page limit', async () => {
    const bytes = writePdf([[], [], []]);
    await expect(
      ingestDocument({ bytes, filename: 'x.pdf' }, { ...documentLimits, pages: 2 }),
    ).resolves.toMatchObject({ ok: false, code: 'too-many-pages' });
  });
});

describe('text formats', () => {
  it('reads headings, lists, tables, code pages and fields of RTF', async () => {
    const rtf =
      '{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Arial;}}{\\stylesheet{\\s1 heading 1;}}{\\info{\\title Fees 2025}}' +
      "\\pard\\s1 Caf\\'e9 fees\\par\\pard\\plain Price \\u8364?5 {\\f1\\'cf\\'f0}\\par" +
      '{\\field{\\*\\fldinst HYPERLINK "http://127.0.0.1/"}{\\fldrslt our page}}\\par' +
      "{\\listtext\\'b7\\tab}First\\par{\\listtext\\'b7\\tab}Second\\par" +
      '\\trowd\\intbl Grade\\cell Fee\\cell Due\\cell\\row\\trowd\\intbl One\\cell $490\\cell May\\cell\\row\\pard End\\par}';
    const { content } = await read('fees.rtf', rtf);
    expect(content.title).toBe('Fees 2025');
    expect(content.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Café fees' },
      { kind: 'paragraph', text: 'Price €5 Пр' },
      { kind: 'paragraph', text: 'our page' },
      { kind: 'list', ordered: false, items: ['First', 'Second'] },
      { kind: 'table', header: ['Grade', 'Fee', 'Due'], rows: [['One', '$490', 'May']] },
      { kind: 'paragraph', text: 'End' },
    ]);
  });

  it('reads headings, lists and tables of Markdown', async () => {
    const markdown =
      '# Fees\n\nPaid *monthly*.\n\n- cash\n- card\n\n| Grade | Fee |\n|---|---|\n| One | $490 |\n';
    await expect(readBlocks('fees.md', markdown)).resolves.toEqual([
      { kind: 'heading', level: 1, text: 'Fees' },
      { kind: 'paragraph', text: 'Paid monthly.' },
      { kind: 'list', ordered: false, items: ['cash', 'card'] },
      { kind: 'table', header: ['Grade', 'Fee'], rows: [['One', '$490']] },
    ]);
  });

  it('reads paragraphs and lists of plain text, and keeps the lines of an address', async () => {
    const text = 'Hill School\r\n12 Hill Road\r\n\r\nWhat to bring:\r\n- a form\r\n- the deposit\r\n';
    await expect(readBlocks('visit.txt', text)).resolves.toEqual([
      { kind: 'paragraph', text: 'Hill School\n12 Hill Road' },
      { kind: 'paragraph', text: 'What to bring:' },
      { kind: 'list', ordered: false, items: ['a form', 'the deposit'] },
    ]);
  });

  it('cuts a giant line and says that the rest was left out', async () => {
    const result = await read('long.txt', 'a'.repeat(3_000_000));
    expect(result.note).toBe('only the first 2,000,000 characters were read');
    expect(
      Math.max(...result.content.blocks.map((block) => (block.kind === 'paragraph' ? block.text.length : 0))),
    ).toBeLessThanOrEqual(8_000);
  });
});

describe('calendars', () => {
  it('tells weekday, time, place and recurrence in words, in order of time', async () => {
    const ics = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'X-WR-CALNAME:Hill School',
      'X-WR-TIMEZONE:America/New_York',
      'BEGIN:VEVENT',
      'UID:2',
      'SUMMARY:Choir',
      'DTSTART:20250908T140000Z',
      'DTEND:20250908T153000Z',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20251219T000000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Book fair',
      'DTSTART;VALUE=DATE:20250901',
      'DTEND;VALUE=DATE:20250903',
      'LOCATION:Main hall\\, first floor',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:3',
      'SUMMARY:Called off',
      'STATUS:CANCELLED',
      'DTSTART;VALUE=DATE:20250904',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const { content } = await read('school.ics', ics);
    expect(content.title).toBe('Hill School');
    expect(content.blocks).toEqual([
      { kind: 'heading', level: 3, text: 'Book fair' },
      {
        kind: 'paragraph',
        text: 'When: Monday 1 September 2025 to Tuesday 2 September 2025\nWhere: Main hall, first floor',
      },
      { kind: 'heading', level: 3, text: 'Choir' },
      {
        kind: 'paragraph',
        text: 'When: Monday 8 September 2025, 10:00–11:30, every week on Monday and Wednesday until Friday 19 December 2025',
      },
    ]);
    expect(content.structuredData[0]).toEqual({
      '@type': 'Event',
      name: 'Book fair',
      startDate: '2025-09-01',
      endDate: '2025-09-03',
      location: 'Main hall, first floor',
    });
  });
});
