import { describe, expect, it } from 'vitest';
import { writeDocx, writePdf } from '#tests/support/documents/document-writers.ts';
import { ingest, readDocument } from '#tests/support/documents/read-document.ts';
import { documentLimits } from '../document-limits.ts';

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
