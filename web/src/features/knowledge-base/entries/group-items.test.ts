import { expect, test } from 'vitest';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { findMainHost, groupItems, pathOf, putInPlace, takePage } from './group-items.ts';

const item = (id: string, part: Partial<KnowledgeItem> = {}): KnowledgeItem => ({
  ...{ id, type: 'webpage', title: id, status: 'processed', wordCount: 10 },
  createdAt: '2026-03-02T10:00:00Z',
  ...part,
});
const page = (path: string) => item(path, { url: new URL(path, 'https://maple-grove.org').href });
const items = [
  ...['/', '/fees.htm', '/about/team', '/about', '/contact/', '/b%C3%BCcher/a', '/b%C3%BCcher/b'].map(page),
  page('https://blog.maple-grove.org/snow'),
  page('https://blog.maple-grove.org/bus'),
  item('Handbook', { type: 'pdf', url: 'https://maple-grove.org/files/handbook.pdf' }),
  item('Film', { type: 'video' }),
  item('Our promise', { type: 'pdf', isText: true }),
];
const show = (groups: ReturnType<typeof groupItems>) =>
  groups.map(({ title, items: own }) => [title, own.map(({ id }) => id)]);

test('pages stand by the first folder of their path, then other kinds; a folder of one page is no section', () => {
  expect(show(groupItems(items))).toEqual([
    ['Main pages', ['/', '/contact/', '/fees.htm']],
    ['/about', ['/about', '/about/team']],
    ['/bücher', ['/b%C3%BCcher/a', '/b%C3%BCcher/b']],
    ['blog.maple-grove.org', ['https://blog.maple-grove.org/bus', 'https://blog.maple-grove.org/snow']],
    ['Documents', ['Handbook']],
    ['Videos and recordings', ['Film']],
    ['Your own texts', ['Our promise']],
  ]);
  const host = findMainHost(items);
  expect(items.slice(5, 8).map((one) => pathOf(one, host))).toEqual([
    '/bücher/a',
    '/bücher/b',
    'blog.maple-grove.org/snow',
  ]);
});

test('what the owner added lately stands above all others, the latest first', () => {
  const added = (id: string, minute: number) =>
    item(id, { type: 'pdf', isText: true, isNew: true, createdAt: `2026-03-02T10:0${minute}:00Z` });
  const groups = show(groupItems([...items, added('Earlier', 1), added('Later', 2)]));
  expect(groups.slice(0, 2)).toEqual([
    ['New', ['Later', 'Earlier']],
    ['Main pages', ['/', '/contact/', '/fees.htm']],
  ]);
  expect(groups.at(-1)).toEqual(['Your own texts', ['Our promise']]);
});

test('every entry is on exactly one page, under its group', () => {
  const groups = groupItems(items);
  expect(show(takePage(groups, 1, 4))).toEqual([
    ['/about', ['/about/team']],
    ['/bücher', ['/b%C3%BCcher/a', '/b%C3%BCcher/b']],
    ['blog.maple-grove.org', ['https://blog.maple-grove.org/bus']],
  ]);
  const all = [0, 1, 2, 3].flatMap((at) => takePage(groups, at, 4).flatMap((group) => group.items));
  expect(all.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
});

test('what was deleted a moment ago stands where it was', () => {
  const [home, fees, team, ...others] = items;
  if (!home || !fees || !team) throw new Error('The samples are missing');
  const deleted = [
    { item: home, place: 0 },
    { item: team, place: 2 },
  ];
  expect(putInPlace([fees, ...others], deleted)).toEqual(items);
});
