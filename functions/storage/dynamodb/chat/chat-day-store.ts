import * as z from 'zod';
import {
  type DayChange,
  type DayCounts,
  dayCountsSchema,
  sumDayCounts,
} from '#functions/domain/chat/chat-day.ts';
import { keys } from '../keys.ts';
import type { Item, Table } from '../table.ts';
import { hourPrefix, listCounts } from './chat-count-items.ts';

/** Counts per assistant: of its hours, its days and its whole time. */
export type ChatDayStore = ReturnType<typeof openChatDayStore>;

/** Counts per assistant, sharded over several items and read with one query. */
export function openChatDayStore(table: Table) {
  return {
    /** Adds to the counts of an assistant's instant and its brand's. `spread` is any text that varies by visitor. */
    async add(owner: string, at: Date, spread: string, change: DayChange) {
      const updates = listCounts(owner, { at, spread }, change);
      await Promise.all(updates.map(({ key, details }) => table.count(key, details)));
    },
    async read(owner: string, day: string) {
      const { pk, sk } = keys.chatDay(owner, day, '');
      const items = await table.query({ pk, prefix: sk });
      return sumDayCounts(items.map(readCounts));
    },
    /** Counts per day from `from` to `to`, inclusive; days without counts are left out. */
    readDays: (owner: string, from: string, to: string) => readSlots(table, owner, { from, to }),
    /** The same of hours (`2026-11-29T12`); available for today and the two days before. */
    readHours: (owner: string, from: string, to: string) =>
      readSlots(table, owner, { from, to, prefix: hourPrefix }),
  };
}

async function readSlots(
  table: Table,
  owner: string,
  { from, to, prefix = '' }: { from: string; to: string; prefix?: string },
): Promise<Map<string, DayCounts>> {
  const { pk, sk: first } = keys.chatDay(owner, prefix + from, '');
  // Every shard number sorts before this letter.
  const items = await table.query({ pk, from: first, to: `${keys.chatDay(owner, prefix + to, '').sk}z` });
  const bySlot = Map.groupBy(
    items,
    (item) => z.string().parse(item.sk).slice(prefix.length).split('#')[0] ?? '',
  );
  return new Map([...bySlot].map(([slot, shards]) => [slot, sumDayCounts(shards.map(readCounts))]));
}

const readCounts = (item: Item): DayCounts => dayCountsSchema.parse(item);
