import { expect, test } from 'vitest';
import type { CrawlState } from '#functions/engine/crawl/crawl-state.ts';
import type { PageMark } from '#functions/engine/crawl/page-marks.ts';
import { readingVersion } from '#functions/engine/documents/reading-version.ts';
import { makeSourceId } from '../../conversions/source-id.ts';
import type { Library, StoredItem } from '../library.ts';
import { endReading } from './end-reading.ts';
import { findKnown } from './find-known.ts';
import { findMoves } from './find-moves.ts';

const now = new Date('2026-05-01T00:00:00Z');
const of = (path: string) => `https://maple.test/${path}`;
const item = (path: string, part: Partial<StoredItem> = {}): StoredItem => ({
  ...{ id: makeSourceId(of(path)), url: of(path), title: path, type: 'webpage', status: 'processed' },
  ...{ wordCount: 20, attempts: 0, origin: { kind: 'web' }, createdAt: '2026-03-01', readAt: '2026-04-01' },
  ...part,
});
const mark = (readAt = '2026-04-01'): PageMark => ({
  ...{ kind: 'page', title: '', bytesHash: 'x', etag: '"1"', readAt, receivedAt: readAt },
});
const library = (...items: StoredItem[]): Library => ({
  ...{ conversionId: 'conv_edgpt_0', revision: 1, items, changed: 1, published: 1, examined: 1, attempt: 0 },
  versions: [],
});
const last = {
  marks: { [of('a')]: mark(), [of('b')]: mark() },
  ...{ readingVersion, pageLimit: 100, documentLimit: 10, isLimited: false },
};
const limits = { pageLimit: 100, documentLimit: 10 };

test('an address is asked only whether it has changed if what is stored is what was read there', () => {
  const items = [item('a'), item('b', { readAt: '2026-04-09' }), item('c'), item('own', { isAdded: true })];
  const { known } = findKnown(library(...items), limits, last);
  expect(Object.keys(known)).toEqual(['a', 'b', 'c'].map(of));
  expect(Object.values(known).map(({ etag }) => etag)).toEqual(['"1"', undefined, undefined]);
  const older = findKnown(library(...items), limits, { ...last, readingVersion: readingVersion - 1 }).known;
  expect(Object.values(older).map(({ bytesHash }) => bytesHash)).toEqual(['', '', '']);
});

test.each([
  ['a larger plan', { ...last, pageLimit: 25 }],
  ['pages left out', { ...last, isLimited: true }],
])('after %s every page is asked for in full and weighed again', (_what, before) => {
  const { known, choosesAgain } = findKnown(library(item('a')), limits, before);
  expect(choosesAgain).toBe(true);
  expect(Object.values(known)).toMatchObject([{ bytesHash: '' }]);
  expect(Object.values(known)[0]?.etag).toBeUndefined();
});

test('before there were marks the website is read from its home page', () => {
  expect(findKnown(library(item('a')), limits, undefined)).toEqual({ known: {}, choosesAgain: true });
});

const website = {
  ...{ pageLimit: 3, documentLimit: 10, planName: '', begunAt: '2026-05-01', batches: 1, attempt: 0 },
  pagesRead: 0,
};
const crawl = (part: Partial<CrawlState>): Pick<CrawlState, 'gone' | 'forwarded' | 'marks'> => ({
  ...{ gone: [], forwarded: {}, marks: {} },
  ...part,
});

test('a page that is gone is told once, keeps its content, and may come back', () => {
  const marks = { [of('a')]: mark() };
  const end = (from: Library, part: Partial<CrawlState>) =>
    endReading(from, crawl({ marks, ...part }), { website, moved: [], now });
  const first = end(library(item('a'), item('b')), { gone: [of('b')] });
  expect(first).toMatchObject({ isChanged: true, dropped: [] });
  expect(first.library.items.map(({ goneSince }) => goneSince)).toEqual([undefined, now.toISOString()]);
  const second = end(first.library, { gone: [of('b')] });
  expect(second).toMatchObject({ isChanged: false, library: { items: first.library.items } });
  const back = end(second.library, { marks: { ...marks, [of('b')]: mark() } });
  expect(back.library.items[1]?.goneSince).toBeUndefined();
});

test('a page that has moved stands once, and pages not found again leave first when the plan is full', () => {
  const moved = [{ from: makeSourceId(of('b')), to: makeSourceId(of('b2')), fromUrl: of('b') }];
  const items = [item('old', { readAt: '2026-04-30' }), item('a'), item('b'), item('b2'), item('c')];
  const marks = Object.fromEntries(['a', 'b2', 'c'].map((path) => [of(path), mark()]));
  const ended = endReading(library(...items), crawl({ marks, forwarded: { [of('b')]: of('b2') } }), {
    ...{ website, moved, now },
  });
  expect(ended.library.items.map(({ title }) => title)).toEqual(['a', 'b2', 'c']);
});

const page = (id: string, ...lines: string[]) => ({
  ...{ id, url: of(id) },
  content: {
    title: '',
    structuredData: [],
    blocks: lines.map((text) => ({ kind: 'paragraph' as const, text })),
  },
});

test('a page is recognised at its new address by its own words, not by the layout or by a likeness', () => {
  const menu = 'Home, Courses, About us, Contact, Imprint and everything else that all pages have in common';
  const course = (id: string, n: number) =>
    page(id, menu, `Course ${n} has ${n * 7} places and begins in the week ${n} of the year`);
  const old = [course('one', 1), course('two', 2)];
  const added = [course('three', 3), course('other-name', 2), page('short', menu, 'Two places')];
  expect([...findMoves(old, added, page('home', menu).content)]).toEqual([['two', 'other-name']]);
});
