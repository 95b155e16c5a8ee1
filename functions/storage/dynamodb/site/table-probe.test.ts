import { expect, test, vi } from 'vitest';
import { tryTable } from './table-probe.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 2, 0, second));

function openTable(writtenAt?: Date) {
  const item = writtenAt && { writtenAt: writtenAt.getTime() };
  return { get: vi.fn(async () => item), update: vi.fn(async () => ({})) };
}

test('every check reads, and at most one in ten seconds writes', async () => {
  const table = openTable();
  for (const second of [0, 1, 9, 10, 19, 20]) await tryTable(table, at(second));
  expect([table.get.mock.calls.length, table.update.mock.calls.length]).toEqual([6, 3]);
});

test('a write of another process counts', async () => {
  const table = openTable(at(5));
  await tryTable(table, at(14));
  expect(table.update).not.toHaveBeenCalled();
  await tryTable(table, at(15));
  expect(table.update).toHaveBeenCalledOnce();
});

test('a table that takes no writes fails every check, with one write in ten seconds, until it takes them again', async () => {
  const table = openTable();
  table.update.mockRejectedValueOnce(new Error('database or disk is full'));
  for (const second of [0, 1, 9]) await expect(tryTable(table, at(second))).rejects.toThrow('disk is full');
  expect(table.update).toHaveBeenCalledOnce();
  await tryTable(table, at(10));
  expect(table.update).toHaveBeenCalledTimes(2);
});

test('a table that cannot be read fails the check', async () => {
  const table = { ...openTable(), get: () => Promise.reject(new Error('ECONNREFUSED')) };
  await expect(tryTable(table, at(0))).rejects.toThrow('ECONNREFUSED');
});
