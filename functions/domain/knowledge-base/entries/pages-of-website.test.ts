import { expect, test } from 'vitest';
import type { StoredItem } from '../library.ts';
import { addFindings } from './pages-of-website.ts';

const page = (id: string, part: Partial<StoredItem> = {}): StoredItem => ({
  ...{ id, type: 'webpage', title: id, status: 'processed', wordCount: 10, readAt: '2026-03-01T00:00:00Z' },
  ...{ createdAt: '2026-03-01T00:00:00Z', origin: { kind: 'web' }, attempts: 0, textHash: 'a' },
  ...part,
});
const library = {
  items: [page('same'), page('edited'), page('old', { textHash: undefined })],
  removedPageIds: ['gone'],
};

test('a reading lists new and changed pages, over all its batches, and none that the owner removed', () => {
  const first = addFindings(undefined, library, [
    page('same'),
    page('edited', { textHash: 'b' }),
    page('gone'),
  ]);
  const both = addFindings(first, library, [page('new'), page('old', { wordCount: 12 })]);
  expect(both).toEqual({
    added: 1,
    changed: 2,
    pages: [
      { title: 'edited', change: 'changed' },
      { title: 'new', change: 'added' },
      { title: 'old', change: 'changed' },
    ],
  });
});
