import { expect, test } from 'vitest';
import { openApprovingCustomer } from '#tests/support/worlds/approving-customer.ts';
import { addFile } from '../add/add-content.ts';
import { deleteItem } from '../change-items.ts';
import { rereadAllItems } from './reread-all-items.ts';

test('a new price, date or person waits with its old sentence and date, and everything else is said at once', async () => {
  const { site, read, memory, knowledge, listWaiting, said, waitingPaths, decide } =
    await openApprovingCustomer();
  const before = knowledge()?.sources.find(({ url }) => url?.endsWith('/course-1'));
  site.change('/course-1', { price: 999, email: 'fees@maple-grove.test' });
  site.change('/course-2', { due: 'August 21, 2026' });
  site.change('/course-3', { head: 'Prof. Amelia Stone' });
  site.change('/course-4', { email: 'new-office@maple-grove.test' });
  site.layout.banner = 'We use cookies to make this website work.';
  const told = await read();
  expect(told?.factCount).toBe(5);
  expect(await waitingPaths()).toEqual(['/course-1', '/course-2', '/course-3']);
  expect(said(1)).toEqual(['$305']);
  expect(knowledge()?.sources.find(({ url }) => url?.endsWith('/course-1'))).toEqual(before);
  const texts = JSON.stringify(knowledge()?.passages);
  expect(texts).toContain('new-office@maple-grove.test');
  expect(texts).not.toContain('Amelia Stone');
  // A page waits as a whole.
  expect(texts).not.toContain('fees@maple-grove.test');
  // The stored copy that visitors can open is the one that is quoted.
  const waiting = await listWaiting();
  const one = waiting.find(({ url }) => url?.endsWith('/course-1'));
  expect(one).toMatchObject({ readAt: before?.readAt, facts: [{ group: 'price' }, { group: 'contact' }] });
  expect(JSON.stringify(memory.sources.get(one?.itemId ?? ''))).toContain('$305');

  await decide('take', '/course-1');
  expect(said(1)).toEqual(['$999']);
  expect(await waitingPaths()).toEqual(['/course-2', '/course-3']);
  await decide('keep');
  expect(await waitingPaths()).toEqual([]);
  expect(JSON.stringify(knowledge()?.passages)).not.toContain('Amelia Stone');
  expect(memory.library()).toMatchObject({ published: memory.library()?.changed });
});

test('an owner who never decides is told once, and what they keep is not asked again until the page changes', async () => {
  const { site, read, said, waitingPaths, decide } = await openApprovingCustomer();
  site.change('/course-1', { price: 999 });
  site.change('/course-2', { price: 998 });
  await read();
  await decide('keep', '/course-2');
  expect(await read()).toBeUndefined();
  site.change('/course-5', { closes: 9 });
  expect((await read())?.facts).toMatchObject([{ group: 'hours' }]);
  expect(await waitingPaths()).toEqual(['/course-1']);
  expect(said(1, 2)).toEqual(['$305', '$310']);

  site.change('/course-1', { price: 1100 });
  site.change('/course-2', { price: 1200 });
  const again = await read();
  expect(again?.facts.map(({ before, after }) => [before?.value, after?.value]).toSorted()).toEqual([
    ['$305', '$1100'],
    ['$310', '$1200'],
  ]);
  expect(await waitingPaths()).toEqual(['/course-1', '/course-2']);
  await decide('take');
  expect(said(1, 2)).toEqual(['$1100', '$1200']);
});

test('a change that the website takes back no longer waits, and one that it has made since is not approved unseen', async () => {
  const { site, read, listWaiting, said, waitingPaths, decide } = await openApprovingCustomer();
  site.change('/course-1', { price: 999 });
  site.change('/course-2', { price: 998 });
  await read();
  const [{ since } = { since: '' }] = await listWaiting();
  site.change('/course-1', { price: 305 });
  site.change('/course-2', { price: 2000 });
  await read();
  expect(await waitingPaths()).toEqual(['/course-2']);
  await expect(decide('take', undefined, since)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(said(1, 2)).toEqual(['$305', '$310']);
});

test('a page that has moved and one that is gone say what they said', async () => {
  const { site, read, memory, knowledge, said, waitingPaths, decide } = await openApprovingCustomer();
  site.change('/course-1', { price: 999 });
  site.change('/course-2', { price: 998 });
  await read();
  site.courses.delete('/course-1');
  site.move('/course-3', '/moved/course-3', true);
  site.change('/moved/course-3', { price: 997 });
  const told = await read();
  expect(told?.facts).toMatchObject([{ before: { value: '$315' }, after: { value: '$997' } }]);
  expect(told?.vanished).toHaveLength(1);
  expect(await waitingPaths()).toEqual(['/course-2', '/moved/course-3']);
  expect(said(1, 2, 3)).toEqual(['$305', '$310', '$315']);
  const address = knowledge()?.sources.find(({ url }) => url?.includes('course-3'))?.url;
  expect(address).toContain('/moved/course-3');
  await decide('take');
  expect(said(1, 2, 3)).toEqual(['$305', '$998', '$997']);
  expect(await read()).toBeUndefined();
  expect(memory.failures).toEqual([]);
});

test('nothing slips through when the owner reads all again, adds something during a reading, or switches it off', async () => {
  const { site, read, memory, said, waitingPaths, listWaiting } = await openApprovingCustomer();
  const { ports, conversion } = memory;
  site.change('/course-1', { price: 999 });
  await rereadAllItems(ports, conversion());
  await memory.work();
  expect(said(1)).toEqual(['$305']);
  expect(await waitingPaths()).toEqual(['/course-1']);

  // Something is published after the first batch, of which some pages have been read.
  site.change('/course-2', { price: 998 });
  const { crawlBatch } = ports;
  ports.crawlBatch = async (state, options) => {
    const batch = await crawlBatch(state, { ...options, maxPages: 6 });
    const file = { type: 'pdf', title: 'Text', filename: 'text.txt', contentType: 'text/plain' } as const;
    await addFile(ports, conversion(), { ...file, bytes: Buffer.from(`Text ${state.spent.pages}`) });
    return batch;
  };
  const shown: (string | undefined)[][] = [];
  ports.reach = (point) => {
    if (point === 'knowledge:published') shown.push(said(1, 2));
  };
  await read();
  expect(shown.length).toBeGreaterThan(1);
  expect(new Set(shown.map(String))).toEqual(new Set(['$305,$310']));

  memory.settings.approvesChanges = false;
  site.change('/course-3', { price: 997 });
  await read();
  expect(said(1, 2, 3)).toEqual(['$305', '$310', '$997']);
  expect(await waitingPaths()).toEqual(['/course-1', '/course-2']);
  const [{ itemId } = { itemId: '' }] = await listWaiting();
  await deleteItem(ports, conversion(), itemId);
  expect(memory.pendings.has(itemId)).toBe(false);
});
