import { expect, test } from 'vitest';
import { findDocumentProblem } from './check-document.ts';

const limit = 10 * 1024 * 1024;

test.each([
  ['plan.pdf', limit, undefined],
  ['plan.pdf', limit + 1, 'plan.pdf exceeds 10MB limit. Please select a smaller file.'],
  ['PLAN.DOCX', 1, undefined],
  ['plan.pdf', 0, 'plan.pdf is empty. Please select another file.'],
  [
    'photo.png',
    10,
    'photo.png is not one of the accepted types: pdf, doc, docx, xls, xlsx, txt, rtf, md, pptx, odt, ods, odp, csv, epub, eml.',
  ],
])('%s of %d bytes: %s', (name, size, expected) => {
  expect(findDocumentProblem({ name, size })).toBe(expected);
});
