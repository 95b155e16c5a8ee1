import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { documentExtensions } from '#shared/domain/limits.ts';
import { cleanDocumentName, findEnding, readableExtension } from './document-name.ts';

const corpus = new URL('../../../../shared/security/hostile.json', import.meta.url);
const filenames = existsSync(corpus)
  ? z
      .object({ filenames: z.array(z.object({ id: z.string(), filename: z.string(), expect: z.string() })) })
      .parse(JSON.parse(readFileSync(corpus, 'utf8'))).filenames
  : [];

describe.skipIf(filenames.length === 0)('names of the hostile corpus (skipped without ../shared)', () => {
  it.each(filenames)('$id is shown as one short line of visible text', ({ filename }) => {
    const shown = cleanDocumentName(filename);
    expect(shown).not.toMatch(/[/\\]|[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
    expect(Array.from(shown).length).toBeGreaterThan(0);
    expect(Array.from(shown).length).toBeLessThanOrEqual(120);
    expect(shown).toBe(shown.normalize('NFC'));
  });

  it.each(filenames.filter(({ expect }) => expect.startsWith('refused')))(
    '$id has no accepted ending',
    ({ filename }) => {
      expect(findEnding(filename, documentExtensions)).toBeUndefined();
    },
  );
});

describe('cleanDocumentName', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\fees.pdf', 'fees.pdf'],
    ['a\r\nX-Injected: 1.pdf', 'a X-Injected: 1.pdf'],
    ['\u202Egnp.pdf', 'gnp.pdf'],
    ['cafe\u0301.pdf', 'café.pdf'],
    ['', 'document'],
  ])('shows %j as %j', (filename, shown) => {
    expect(cleanDocumentName(filename)).toBe(shown);
  });

  it('keeps the extension when it shortens a name', () => {
    expect(cleanDocumentName(`${'a'.repeat(300)}.xlsx`)).toMatch(/^a+….xlsx$/);
  });
});

describe('findEnding', () => {
  it.each([
    ['Fees.PDF', 'pdf'],
    ['fees.pdf ', 'pdf'],
    ['fees.exe.docx', 'docx'],
    ['fees.pdf.exe', undefined],
    ['.pdf', undefined],
    ['constructor', undefined],
    ['calendar.ics', undefined],
  ])('reads %j as %j', (filename, extension) => {
    expect(findEnding(filename, documentExtensions)).toBe(extension);
  });

  it('accepts calendars only if they are linked', () => {
    expect(readableExtension('calendar.ics')).toBe('ics');
  });
});
