import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { FactChange } from '#shared/domain/knowledge/website-changes.ts';
import { makeLibraryPorts } from '#tests/support/worlds/library-ports-fixture.ts';
import { exportChanges } from './export-changes.ts';

const stated = (value: string) => ({
  value,
  sentence: `The fee is ${value}.`,
  readAt: '2026-04-01T12:00:00Z',
});
const fact: FactChange = {
  ...{ group: 'price', page: { title: '=cmd()', url: 'https://maple.test/fees' }, pages: 2 },
  ...{ before: stated('$350'), after: stated('$400') },
};

test('all readings of the list are exported once, in parts under one header, and no cell is a formula', async () => {
  const { ports, changes, conversion } = makeLibraryPorts();
  for (let day = 10; day < 30; day++) {
    const readAt = `2026-04-${day}T12:00:00Z`;
    changes.set(readAt, { readAt, facts: [fact], factCount: 1, vanished: [], moved: [] });
  }
  const page = { title: 'Trip', url: 'https://maple.test/new' };
  const last = { readAt: '2026-04-30T12:00:00Z', facts: [], factCount: 0 };
  changes.set(last.readAt, {
    ...{ ...last, vanished: [{ title: 'Old', itemId: 'old' }] },
    moved: [{ ...page, from: 'https://maple.test/trip' }],
  });
  let content = '';
  for (let before: string | undefined, parts = 0; parts === 0 || before; parts++) {
    const part = await exportChanges(ports, conversion(), before);
    content += part.content;
    before = part.next;
  }
  const [head, gone, moved, price, ...rest] = parse(content, { bom: true });
  expect(head?.slice(0, 4)).toEqual(['Read on', 'What', 'Page', 'Address']);
  expect(gone?.slice(1, 3)).toEqual(['Page is gone', 'Old']);
  expect(moved).toEqual(expect.arrayContaining(['Page has moved', 'https://maple.test/trip', page.url]));
  expect(price).toEqual([
    ...['2026-04-29T12:00:00Z', 'Price', "'=cmd()", 'https://maple.test/fees', '2'],
    ...['$350', 'The fee is $350.', '2026-04-01T12:00:00Z', '$400', 'The fee is $400.'],
  ]);
  expect(rest).toHaveLength(19);
});
