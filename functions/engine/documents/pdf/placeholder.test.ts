import { expect, it } from 'vitest';
import { writePdfFile } from '#tests/support/documents/document-writers.ts';
import { readFile } from '#tests/support/documents/read-file.ts';

function write(catalogue: string, text: string): Buffer {
  const content = `BT /F 12 Tf 72 700 Td (${text}) Tj ET`;
  return writePdfFile([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9000 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Length 10 >>\nstream\n<template>\nendstream',
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /Rect [72 600 200 620] /P 3 0 R >>',
  ]);
}

it.each([
  [
    'a form of XFA',
    '/AcroForm << /Fields [] /XFA 6 0 R >>',
    'Please wait. Your viewer may not show this document.',
  ],
  ['a portfolio', '/Collection << /View /T >>', 'Open this portfolio in another program.'],
])('the page that stands in for %s is not read, and its owner is told', async (_, catalogue, text) => {
  const read = await readFile('form.pdf', write(catalogue, text));
  expect(read).toContain('print it to a new PDF');
  expect(read).not.toContain(text);
});

it.each([
  [
    'a form that every viewer shows',
    '/AcroForm << /Fields [7 0 R] /XFA 6 0 R >>',
    'The camp costs 90 dollars.',
  ],
  [
    'a portfolio with a cover of its own',
    '/Collection << /View /T >>',
    'The camp costs 90 dollars. '.repeat(40),
  ],
])('%s is read', async (_, catalogue, text) => {
  await expect(readFile('form.pdf', write(catalogue, text))).resolves.toContain('camp costs 90 dollars.');
});
