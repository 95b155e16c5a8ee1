import { expect, test, vi } from 'vitest';
import { tryObjects } from './object-probe.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 2, 0, second));
const openObjects = () => ({ put: vi.fn(async () => undefined), sizeBytes: vi.fn(async () => undefined) });

test('every check reads, and at most one in ten seconds writes', async () => {
  const objects = openObjects();
  for (const second of [0, 1, 9, 10, 19, 20]) await tryObjects(objects, at(second));
  expect([objects.sizeBytes.mock.calls.length, objects.put.mock.calls.length]).toEqual([6, 3]);
});

test('a folder that takes no writes fails every check, with one write in ten seconds, until it takes them again', async () => {
  const objects = openObjects();
  objects.put.mockRejectedValueOnce(new Error('ServiceUnavailable'));
  for (const second of [0, 1, 9]) await expect(tryObjects(objects, at(second))).rejects.toThrow();
  expect(objects.put).toHaveBeenCalledOnce();
  await tryObjects(objects, at(10));
  expect(objects.put).toHaveBeenCalledTimes(2);
});

test('a folder that cannot be read fails the check', async () => {
  const objects = { ...openObjects(), sizeBytes: () => Promise.reject(new Error('ECONNREFUSED')) };
  await expect(tryObjects(objects, at(0))).rejects.toThrow('ECONNREFUSED');
});
