import { expect, test } from 'vitest';
import { findThinContent } from './find-thin-content.ts';

const read = (...wordCounts: number[]) =>
  wordCounts.map((wordCount, index) => ({
    ...{ kind: 'page' as const, url: `https://a.org/${index}`, title: '', status: 'read' as const },
    wordCount,
  }));

test.each([
  ['pages with only headings', read(4, 6, 3, 9), true],
  ['one page with almost no text', read(24), true],
  ['a page like a business card', read(25), false],
  ['empty pages and a long document', read(2, 1, 900), false],
  ['a website without any read page', [], false],
])('%s: the owner is warned of almost no text: %s', (_name, sources, isTold) => {
  expect(findThinContent(sources) !== undefined).toBe(isTold);
});

test('skipped pages don’t count', () => {
  const skipped = read(0, 0, 0).map((source) => ({ ...source, status: 'skipped' as const }));
  expect(findThinContent([...read(80), ...skipped])).toBeUndefined();
});
