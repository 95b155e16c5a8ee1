import { expect, test, vi } from 'vitest';
import { openLater } from './open-later.ts';

const words = { find: async (name: string) => `the ${name}`, count: async () => 2 };

test('opens with the first call and once, whatever is called in parallel', async () => {
  const open = vi.fn(async () => words);
  const store = openLater(open);
  const { find } = store;
  expect(await Promise.resolve(store)).toBe(store);
  expect(open).not.toHaveBeenCalled();
  expect(await Promise.all([find('pump'), store.count(), store.find('well')])).toEqual([
    'the pump',
    2,
    'the well',
  ]);
  expect(await store.count()).toBe(2);
  expect(open).toHaveBeenCalledTimes(1);
});

test('opens anew after a failed opening, which fails every call that waited for it', async () => {
  const open = vi.fn(async () => words).mockRejectedValueOnce(new Error('no file'));
  const store = openLater(open);
  const results = await Promise.allSettled([store.find('pump'), store.count()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await store.find('pump')).toBe('the pump');
  expect(open).toHaveBeenCalledTimes(2);
});

test('keeps the failure of a call to that call', async () => {
  const open = vi.fn(async () => ({
    find: vi.fn(async () => 'it').mockRejectedValueOnce(new Error('busy')),
  }));
  const store = openLater(open);
  await expect(store.find()).rejects.toThrow('busy');
  expect(await store.find()).toBe('it');
  expect(open).toHaveBeenCalledTimes(1);
});

test('opens nothing but what is called', async () => {
  const openOther = vi.fn(async () => words);
  const deps = { store: openLater(async () => words), other: openLater(openOther) };
  const copy = { ...deps };
  expect(await copy.store.count()).toBe(2);
  expect(openOther).not.toHaveBeenCalled();
});

test('refuses to be copied, since a copy would lack every call', () => {
  expect(() => ({ ...openLater(async () => words) })).toThrow('cannot be copied');
});
