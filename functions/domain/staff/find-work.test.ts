import { expect, test } from 'vitest';
import type { SnapshotName } from '#functions/storage/dynamodb/staff/snapshot-store.ts';
import { findWork } from './find-work.ts';

test('all schools are read once in five minutes however often staff look, and anew after a change', async () => {
  const kept = new Map<SnapshotName, { builtAt: string; body: unknown }>();
  let now = new Date('2026-11-30T10:00:00Z');
  let reads = 0;
  const look = async () => {
    const work = await findWork(
      {
        waiting: { listOldest: async () => [] },
        listOverdueInvoices: async () => [],
        listUnmailedInvoices: async () => [],
        listSchoolsToInvoice: async () => [{ name: `School ${++reads}` }],
        snapshots: {
          read: async (name) => kept.get(name),
          write: async (name, at, body) => void kept.set(name, { builtAt: at.toISOString(), body }),
        },
        now: () => now,
      },
      'edgpt',
    );
    return work.schoolsToInvoice.names;
  };
  expect([await look(), await look()]).toEqual([['School 1'], ['School 1']]);
  now = new Date('2026-11-30T10:05:00Z');
  expect(await look()).toEqual(['School 2']);
  kept.clear();
  expect(await look()).toEqual(['School 3']);
});
