import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { writeDocx, writePdf, writeXlsx } from '#tests/support/documents/document-writers.ts';
import { ingest, readDocument } from '#tests/support/documents/read-document.ts';
import { documentLimits } from '../document-limits.ts';

it.each([
  ['nothing', '  \n '],
  ['signs alone', '* * *\n\n- . -\n'],
])('a document of %s says that no text was found', async (_, text) => {
  await expect(readDocument('rules.txt', Buffer.from(text))).resolves.toMatchObject({
    ...{ wordCount: 0, note: expect.stringContaining('no text found') },
  });
});

const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>Tuition is 4900</t></is></c></row>';
const workbook = utils.book_new();
utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Tuition is 4900']]));

// Parsers that only tests of their own process call would not show that one needs more than a sealed process has.
it.each<[string, Uint8Array | string]>([
  ['fees.docx', writeDocx('<w:p><w:r><w:t>Tuition is 4900</w:t></w:r></w:p>')],
  ['fees.xlsx', writeXlsx({ Fees: cell })],
  ['fees.xls', write(workbook, { type: 'buffer', bookType: 'biff8' })],
  ['fees.rtf', '{\\rtf1\\ansi\\pard Tuition is 4900\\par}'],
  ['fees.md', '# Fees\n\nTuition is 4900'],
  [
    'fees.ics',
    'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//School//EN\nBEGIN:VEVENT\nUID:1\nDTSTART:20300101T090000Z\nSUMMARY:Tuition is 4900\nEND:VEVENT\nEND:VCALENDAR',
  ],
])('%s is read in a sealed process', async (filename, bytes) => {
  const { content } = await readDocument(filename, bytes);
  expect(JSON.stringify(content)).toContain('Tuition is 4900');
});

describe('rejections', () => {
  it.each([
    ['fees.pdf', '', 'This file is empty. Upload it again, or choose another file.'],
    ['fees.exe', 'MZ', expect.stringContaining('not supported')],
    ['fees.pdf', 'Tuition is 4900', expect.stringContaining('does not match its name')],
    ['fees.docx', '%PDF-1.7', expect.stringContaining('does not match its name')],
    ['fees.xlsx', writeDocx(''), expect.stringContaining('does not match its name')],
  ])('rejects %s with a reason the owner can act on', async (filename, bytes, reason) => {
    const result = await ingest({ bytes: Buffer.from(bytes), filename });
    expect(result).toMatchObject({ ok: false, reason });
  });

  it('names a file that is too large', async () => {
    const bytes = Buffer.alloc(documentLimits.sizeBytes + 1);
    await expect(ingest({ bytes, filename: 'up/Fees $& 2025.pdf' })).resolves.toMatchObject({
      code: 'too-large',
      reason: 'Fees $& 2025.pdf exceeds 10MB limit. Please select a smaller file.',
    });
  });

  it('uses the content type of a linked file without a known extension', async () => {
    const pdf = writePdf([[{ x: 72, y: 700, text: 'Tuition is 4900' }]]);
    await expect(readDocument('download', pdf, 'application/pdf;q=1')).resolves.toMatchObject({
      wordCount: 3,
    });
  });
});
