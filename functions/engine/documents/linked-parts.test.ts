import { utils, write } from '@e965/xlsx';
import { describe, expect, it, test } from 'vitest';
import { writePdfFile, writeXlsx, writeZip } from '#tests/support/documents/document-writers.ts';
import { readBlocks, readFile } from '#tests/support/documents/read-file.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: string, kind: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}" ${more}/>`;
const outside = (id: string, address: string) => relation(id, 'hyperlink', address, 'TargetMode="External"');
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

function writeWord(body: string, relations: string, more: Record<string, string> = {}): Buffer {
  return writeZip({
    '_rels/.rels': `<Relationships>${relation('r', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships>${relations}</Relationships>`,
    ...more,
  });
}

describe('Word', () => {
  const field = (code: string, words: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(words)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const items = ['Yoga', 'Choir'].map((name) => `<w:listItem w:displayText="${name}"/>`).join('');
  it.each([
    [
      'a mailbox behind words',
      `<w:p><w:hyperlink r:id="m">${run('The nurse')}</w:hyperlink>${run(' answers.')}</w:p>`,
      'The nurse (nurse@birch-school.org) answers.',
    ],
    [
      'a number behind words',
      `<w:p><w:hyperlink r:id="t">${run('Call us')}</w:hyperlink></w:p>`,
      'Call us (+1 555 0134)',
    ],
    [
      'a mailbox in a field',
      `<w:p>${run('Ask ')}${field(' HYPERLINK "mailto:desk@birch-school.org" ', 'the desk')}${run('.')}</w:p>`,
      'Ask the desk (desk@birch-school.org).',
    ],
    [
      'a mailbox that the words tell',
      `<w:p><w:hyperlink r:id="m">${run('nurse@birch-school.org')}</w:hyperlink></w:p>`,
      'nurse@birch-school.org',
    ],
    [
      'a web address behind words',
      `<w:p><w:hyperlink r:id="w">${run('Our page')}</w:hyperlink></w:p>`,
      'Our page',
    ],
    [
      'choices',
      `<w:p>${run('Course: ')}<w:sdt><w:sdtPr><w:dropDownList>${items}</w:dropDownList></w:sdtPr><w:sdtContent>${run('Choose')}</w:sdtContent></w:sdt></w:p>`,
      'Course: Choose (Yoga, Choir)',
    ],
    [
      'the choice of an older form, which only Word draws, and the others',
      `<w:p>${run('Day: ')}<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="Monday"/><w:listEntry w:val="Tuesday"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
      'Day: Tuesday (Monday, Tuesday)',
    ],
  ])('tells %s', async (_, body, expected) => {
    const relations =
      outside('m', 'mailto:nurse@birch-school.org') +
      outside('t', 'tel:+1 555 0134') +
      outside('w', 'https://birch-school.org/');
    await expect(readBlocks('a.docx', writeWord(body, relations))).resolves.toEqual([
      { kind: 'paragraph', text: expected },
    ]);
  });

  test('shows text in other formats and diagrams where they stand', async () => {
    const body = `<w:p>${run('Handbook')}</w:p><w:altChunk r:id="h"/><w:altChunk r:id="r"/><w:p><w:r><w:drawing><dgm:relIds r:dm="d"/></w:drawing></w:r></w:p>`;
    const relations =
      relation('h', 'aFChunk', 'a.html') +
      relation('r', 'aFChunk', '/word/b.rtf') +
      relation('d', 'diagramData', 'diagrams/data1.xml');
    const bytes = writeWord(body, relations, {
      'word/a.html': '<p>Lunch costs 4 dollars.</p>',
      'word/b.rtf': '{\\rtf1\\ansi Tea is free.\\par}',
      'word/diagrams/data1.xml': '<d><dgm:t><a:p><a:r><a:t>Nurse: Mr. Elm</a:t></a:r></a:p></dgm:t></d>',
    });
    const blocks = await readBlocks('a.docx', bytes);
    expect(blocks.map((block) => 'text' in block && block.text)).toEqual([
      'Handbook',
      'Lunch costs 4 dollars.',
      'Tea is free.',
      'Nurse: Mr. Elm',
    ]);
  });
});

test('rich text tells mailboxes behind words, and notes apart from their sentence', async () => {
  const rtf =
    '{\\rtf1\\ansi\\pard Ask {\\field{\\*\\fldinst HYPERLINK "mailto:nurse@birch-school.org"}{\\fldrslt the nurse}}{\\footnote \\pard Not in July.} today.\\par Next.\\par}';
  await expect(readBlocks('a.rtf', Buffer.from(rtf))).resolves.toEqual([
    { kind: 'paragraph', text: 'Ask the nurse (nurse@birch-school.org) today.' },
    { kind: 'paragraph', text: 'Next.' },
    { kind: 'paragraph', text: 'Not in July.' },
  ]);
});

test('Excel tells mailboxes behind cells, and boxes that lie on a sheet', async () => {
  const text = (at: string, said: string) => `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`;
  const bytes = writeZip({
    '_rels/.rels': `<Relationships>${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': '<workbook><sheets><sheet name="Staff" r:id="s"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('s', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${text('A1', 'Nurse')}${text('B1', 'Mr. Elm')}</row></sheetData><hyperlinks><hyperlink ref="B1" r:id="m"/></hyperlinks></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${outside('m', 'mailto:nurse@birch-school.org')}${relation('d', 'drawing', '../drawings/drawing1.xml')}</Relationships>`,
    'xl/drawings/drawing1.xml': '<d><xdr:sp><a:p><a:r><a:t>Closed in July.</a:t></a:r></a:p></xdr:sp></d>',
  });
  const read = await readFile('staff.xlsx', bytes);
  expect(read).toContain('Mr. Elm (nurse@birch-school.org)');
  expect(read).toContain('Closed in July.');
});

const mailFormula = 'HYPERLINK("mailto:nurse@birch-school.org","Mr. Elm")';
const quoted = mailFormula.replaceAll('"', '&quot;');
const oldSheet = utils.aoa_to_sheet([['Nurse', 'Mr. Elm']]);
oldSheet.B1.l = { Target: 'mailto:nurse@birch-school.org' };

test.each<[string, Buffer]>([
  [
    'a.xlsx',
    writeXlsx({
      Staff: `<row r="1"><c r="A1" t="inlineStr"><is><t>Nurse</t></is></c><c r="B1" t="str"><f>${quoted}</f><v>Mr. Elm</v></c></row>`,
    }),
  ],
  [
    'a.ods',
    writeZip({
      'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="Staff"><table:table-row><table:table-cell><text:p>Nurse</text:p></table:table-cell><table:table-cell table:formula="of:=${quoted}"><text:p>Mr. Elm</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
    }),
  ],
  [
    'a.xls',
    write({ SheetNames: ['Staff'], Sheets: { Staff: oldSheet } }, { type: 'buffer', bookType: 'biff8' }),
  ],
])('a formula and an old workbook tell the mailbox behind a cell: %s', async (name, bytes) => {
  await expect(readFile(name, bytes)).resolves.toContain('Mr. Elm (nurse@birch-school.org)');
});

test('a PDF tells what was typed onto it, its filled fields and mailboxes behind words, each printed character once', async () => {
  const content = 'BT /F 12 Tf 72 700 Td (Ask the nurse) Tj 0 -40 Td (SSuummmmeerr ccaammpp) Tj ET';
  const annotation = (entries: string) => `<< /Type /Annot /F 4 ${entries} >>`;
  const bytes = writePdfFile([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [8 0 R 9 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> /Annots [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R] >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    annotation(
      '/Subtype /FreeText /Rect [72 600 272 620] /DA (/F 12 Tf) /Contents (The camp costs 90 dollars.)',
    ),
    annotation('/Subtype /Link /Rect [70 695 200 715] /A << /S /URI /URI (mailto:nurse@birch-school.org) >>'),
    annotation('/Subtype /Widget /FT /Tx /T (Start) /V (Monday at 9:00) /Rect [72 560 272 580] /P 3 0 R'),
    annotation('/Subtype /Widget /FT /Tx /T (Off) /V (SECRET) /Rect [72 520 272 540] /P 3 0 R').replace(
      '/F 4',
      '/F 2',
    ),
    annotation('/Subtype /Text /Rect [72 480 92 500] /Contents (SECRET)'),
  ]);
  const read = await readFile('camp.pdf', bytes);
  for (const text of [
    'Ask the nurse (nurse@birch-school.org)',
    'Summer camp',
    'The camp costs 90 dollars.',
    'Monday at 9:00',
  ])
    expect(read).toContain(text);
  expect(read).not.toContain('SECRET');
});

test('calendars keep private entries to themselves, and tell the newest state of an entry', async () => {
  const event = (lines: string) => `BEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT\r\n`;
  const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event('UID:1\r\nDTSTART:20261207T140000\r\nSUMMARY:SECRET talk\r\nCLASS:CONFIDENTIAL')}${event('UID:2\r\nSEQUENCE:2\r\nDTSTART:20261208T180000\r\nSUMMARY:Concert in the hall')}${event('UID:2\r\nSEQUENCE:1\r\nDTSTART:20261209T180000\r\nSUMMARY:Concert in the yard')}${event('DTSTART:20261210T180000\r\nSUMMARY:Fair')}${event('DTSTART:20261211T180000\r\nSUMMARY:Market\r\nCLASS:PUBLIC')}END:VCALENDAR\r\n`;
  const read = await readFile('a.ics', Buffer.from(calendar));
  for (const text of ['Concert in the hall', 'Fair', 'Market']) expect(read).toContain(text);
  expect(read).not.toMatch(/SECRET|yard/);
});
