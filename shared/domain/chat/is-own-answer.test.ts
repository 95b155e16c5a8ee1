import { expect, test } from 'vitest';
import { isOwnAnswer } from './is-own-answer.ts';

const quote = 'The hostel costs $300.';
test.each([
  ['the owner’s words', [{ url: null, quote }], true],
  ['a document, which has no address', [{ url: null, sourceId: 'document-1', quote }], false],
  ['a page', [{ url: 'https://a.org/', sourceId: 'page-1', quote }], false],
  ['a part of the owner’s words', [{ url: null, quote: 'The hostel' }], false],
  ['nothing', [], false],
])('an answer from %s is told from the owner’s own', (_name, citations, isOwn) => {
  expect(isOwnAnswer({ content: quote, citations })).toBe(isOwn);
});
