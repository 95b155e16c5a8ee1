import { describe, expect, test } from 'vitest';
import { formLimits } from '#shared/domain/forms/form.ts';
import { writePdfForm, writeXlsx } from '#tests/support/documents/document-writers.ts';
import { listHostileDocuments } from '#tests/support/documents/hostile-documents.ts';
import { readerEntry } from '#tests/support/documents/read-document.ts';
import { documentLimits } from '../document-limits.ts';
import { extractFormFields } from './extract-form-fields.ts';

async function extract(filename: string, bytes: Uint8Array) {
  const result = await extractFormFields({ bytes, filename }, documentLimits, readerEntry);
  if (!result.ok) throw new Error(result.reason);
  return result.fields.map(({ label, kind, required, options }) => [label, kind, required, ...options]);
}

test('finds the fields of a PDF form with labels, kinds and options', async () => {
  const pdf = writePdfForm([
    '/FT /Tx /T (form1[0].childFirstName[0]) /Ff 2',
    '/FT /Tx /T (q2) /TU (E-mail of a parent)',
    '/FT /Ch /T (Grade_level) /Ff 131072 /Opt [(Kindergarten) (Grade 1)]',
    '/FT /Btn /T (agrees)',
    '/FT /Btn /T (send) /Ff 65536',
    '/FT /Sig /T (signature)',
    '/FT /Tx /T (office_use) /Ff 1',
  ]);
  expect(await extract('form.pdf', pdf)).toEqual([
    ['Child first name', 'text', true],
    ['E-mail of a parent', 'text', false],
    ['Grade level', 'choice', false, 'Kindergarten', 'Grade 1'],
    ['Agrees', 'yes-no', false],
  ]);
});

test('a form with very many, very long fields fits into a reply', async () => {
  const long = 'x'.repeat(5000);
  const fields = Array.from(
    { length: 60 },
    (_, at) => `/FT /Ch /T (f${at}) /TU (${long}) /Ff 131072 /Opt [(${long})]`,
  );
  const result = await extractFormFields(
    { bytes: writePdfForm(fields), filename: 'form.pdf' },
    documentLimits,
    readerEntry,
  );
  expect(result.ok && result.fields.length).toBe(formLimits.fields);
  expect(JSON.stringify(result).length).toBeLessThan(50_000);
});

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

test.each([
  [
    'a table',
    `<row r="1">${cell('A1', 'Name')}${cell('B1', 'Age')}</row><row r="2">${cell('A2', 'Ana')}<c r="B2"><v>7</v></c></row>`,
  ],
  ['a lone header', `<row r="1">${cell('A1', 'Name')}${cell('B1', 'Age')}</row>`],
  ['a list of fields', `<row r="1">${cell('A1', 'Name')}</row><row r="2">${cell('A2', 'Age')}</row>`],
])('uses the columns of a workbook with %s as fields', async (_name, rows) => {
  expect(await extract('form.xlsx', writeXlsx({ Form: rows }))).toEqual([
    ['Name', 'text', false],
    ['Age', 'text', false],
  ]);
});

test.each([
  ['a text under the name of a PDF', 'form.pdf', 'hello', 'does not match its name'],
  ['a Word document', 'form.doc', '{\\rtf1 hello}', 'does not match its name'],
  ['nothing', 'form.pdf', '', 'empty'],
  ['a broken PDF', 'form.pdf', '%PDF-1.7 and no more', 'damaged'],
])('rejects %s with a reason', async (_name, filename, text, reason) => {
  const result = await extractFormFields({ bytes: Buffer.from(text), filename }, documentLimits, readerEntry);
  expect(result).toEqual({ ok: false, reason: expect.stringContaining(reason) });
});

const hostile = (await listHostileDocuments()).filter(({ ext }) => /^(?:pdf|xlsx?)$/.test(ext));
const limits = { ...documentLimits, timeoutSeconds: 10 };

describe.skipIf(hostile.length === 0)('forms of the hostile corpus (skipped without ../shared)', () => {
  test.each(hostile)('$id ends within the limits', async ({ ext, make }) => {
    const bytes = make();
    const started = performance.now();
    const result = await extractFormFields({ bytes, filename: `form.${ext}` }, limits, readerEntry);
    expect(performance.now() - started).toBeLessThan(limits.timeoutSeconds * 2_000);
    expect(result.ok || result.reason).toBeTruthy();
  });
});
