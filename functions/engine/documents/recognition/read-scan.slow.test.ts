import { describe, expect, test } from 'vitest';
import { writePdf, writePdfFile } from '#tests/support/documents/document-writers.ts';
import { ingest, readDocument } from '#tests/support/documents/read-document.ts';
import { writeScan } from '#tests/support/documents/write-scan.ts';
import { scanLimits } from '../scan/scan-limits.ts';
import type { ScannedPage, ScanWord } from '../scan/scanned-page.ts';
import { openPageReader, readScannedPage } from './read-scanned-page.ts';
import { canReadScans } from './scan-packages.ts';

const line = (y: number, text: string) => ({ x: 72, y, text });
const cells = (y: number, ...texts: string[]) =>
  texts.map((text, index) => ({ x: 72 + index * 150, y, text }));

describe.skipIf(!canReadScans())('a scan (skipped where what reads them was not fetched)', () => {
  test('is read with its headings, paragraphs and tables, and says so', { timeout: 120_000 }, async () => {
    const bytes = await writeScan(
      [
        [
          { x: 72, y: 760, size: 20, text: 'Elm School fees' },
          line(720, 'Tuition for the coming year is $1,250 a month, payable by 15 September 2026. A deposit'),
          line(705, 'of $200 is due with the form. The office opens at 8:30 a.m. on school days.'),
          ...cells(640, 'Grade', 'Annual', 'Monthly'),
          ...cells(624, 'One', '$4,900', '$490'),
          ...cells(608, 'Two', '$5,100', '$510'),
        ],
        [],
      ],
      { stamp: 'Scanned with TapScan' },
    );
    const unread = await readDocument('fees.pdf', bytes);
    expect(unread).toMatchObject({ pagesWithoutText: [1, 2], pageCount: 2 });
    const reader = openPageReader(async () => 'ready');
    const read = await Promise.all(
      [1, 2].map((page) => reader.readPage({ reading: 'one', bytes, page }, 60_000)),
    );
    const scannedPages = read.filter((page) => page !== undefined);
    expect(scannedPages[1]).toEqual({ page: 2, words: [] });
    const result = await ingest({ bytes, filename: 'fees.pdf', scannedPages });
    expect(result).toMatchObject({ ok: true, note: 'read from a scan: page 1' });
    expect(result.ok && result.content).toMatchObject({
      title: 'Elm School fees',
      scannedPages: [1],
      blocks: [
        { kind: 'heading', text: 'Elm School fees' },
        {
          kind: 'paragraph',
          text: 'Tuition for the coming year is $1,250 a month, payable by 15 September 2026. A deposit of $200 is due with the form. The office opens at 8:30 a.m. on school days.',
        },
        {
          kind: 'table',
          header: ['Grade', 'Annual', 'Monthly'],
          rows: [
            ['One', '$4,900', '$490'],
            ['Two', '$5,100', '$510'],
          ],
        },
        // Text that a page has already is not taken from its picture again.
        { kind: 'paragraph', text: 'Scanned with TapScan' },
      ],
    });
  });

  test('in letters whose data is missing is refused, not read as others', async () => {
    const reader = openPageReader(async () => 'ready');
    expect(await reader.prepare('ka', 0)).toMatchObject({
      reason: expect.stringContaining('scans in Georgian are not read here'),
    });
    expect([await reader.prepare('de-AT', 0), await reader.prepare(undefined, 0)]).toEqual([
      { kind: 'ready' },
      { kind: 'ready' },
    ]);
  });

  test('of hostile bytes ends with a reason', { timeout: 60_000 }, async () => {
    const bomb = writePdfFile([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 900000 900000] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
      '<< /Length 30 >>\nstream\nq 9e5 0 0 9e5 0 0 cm /I Do Q  \nendstream',
      '<< /Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /ASCIIHexDecode /Length 3 >>\nstream\n00>\nendstream',
    ]);
    const read = (bytes: Uint8Array, part = {}) =>
      readScannedPage({ bytes, page: 1, data: ['eng'] }, { ...scanLimits, ...part });
    expect(await read(Buffer.from('%PDF-1.7 and no more'))).toMatchObject({ failure: 'damaged' });
    const page = writePdf([[line(700, 'Open daily')]]);
    expect(await read(page, { memoryBytes: 60_000_000 })).toMatchObject({ failure: 'too-complex' });
    expect(await read(page, { pageSeconds: 0.05 })).toMatchObject({ failure: 'timed-out' });
    expect((await read(bomb)).words).toEqual([]);
  });
});

/** A line of recognised words, each with its confidence. */
function recognise(page: number, ...words: [string, number][]): ScannedPage {
  return {
    page,
    words: words.map(([text, confidence], index): ScanWord => {
      const left = 0.1 + index * 0.08;
      return { text, confidence, line: 0, left, right: left + 0.07, top: 0.1, bottom: 0.112 };
    }),
  };
}

test('words that were recognised with doubt are left out visibly, and pages of such words as a whole', async () => {
  const bytes = writePdf([[], [], []]);
  const scannedPages: ScannedPage[] = [
    recognise(
      1,
      ['Tuition', 96],
      ['for', 95],
      ['pupils', 93],
      ['is', 95],
      ['$1,250', 86],
      ['a', 91],
      ['mouth', 70],
      ['or', 79],
      ['year', 95],
    ),
    recognise(2, ['Dear', 40], ['fnend', 30], ['hours', 92]),
    { page: 3, words: [], failure: 'timed-out' },
  ];
  expect(await ingest({ bytes, filename: 'letter.pdf', scannedPages })).toMatchObject({
    content: {
      blocks: [{ kind: 'paragraph', text: 'Tuition for pupils is […] a […] year' }],
      scannedPages: [1],
    },
    note: 'read from a scan: page 1; page 2 could not be read well enough to be used; page 3 could not be read within the limits',
  });
});
