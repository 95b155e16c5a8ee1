import { expect, test } from 'vitest';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { everyItem, filterItems } from './filter-items.ts';

const item = (part: Partial<KnowledgeItem>): KnowledgeItem => ({
  ...{ id: part.title ?? '', type: 'webpage', title: '', status: 'processed', wordCount: 10 },
  createdAt: '2026-03-02T10:00:00Z',
  ...part,
});
const items = [
  item({ title: 'Tuition', url: 'https://maple-grove.org/fees' }),
  item({ title: 'Handbook', type: 'pdf', status: 'error' }),
  item({ title: 'Calendar', type: 'calendar' }),
];

test.each([
  ['everything without a filter', {}, ['Tuition', 'Handbook', 'Calendar']],
  ['titles in any case', { search: ' HAND ' }, ['Handbook']],
  ['addresses', { search: 'fees' }, ['Tuition']],
  ['one type', { type: 'calendar' }, ['Calendar']],
  ['one status', { status: 'error' }, ['Handbook']],
  ['nothing when one criterion fails', { search: 'tuition', status: 'error' }, []],
])('finds %s', (_name, filter, titles) => {
  expect(filterItems(items, { ...everyItem, ...filter }).map(({ title }) => title)).toEqual(titles);
});
