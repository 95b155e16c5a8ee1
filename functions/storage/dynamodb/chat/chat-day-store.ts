import * as z from 'zod';
import {
  brandOfOwner,
  type DayChange,
  type DayCounts,
  dayCountsSchema,
  dayOf,
  sumDayCounts,
  totalDay,
} from '#functions/domain/chat/chat-day.ts';
import { chooseShard } from '../choose-shard.ts';
import { keys } from '../keys.ts';
import { countChats } from '../staff/brand-count-items.ts';
import { countHour } from '../staff/count-hour.ts';
import type { Item, Table } from '../table.ts';

const keptDays = 400;
/** Only the last 24 hours are shown. */
const keptDaysOfHours = 3;
const hourNames = Array.from({ length: 24 }, (_, hour) => `hour${hour}`);
const hoursDay = (day: string) => `hours#${day}`;
const countSchema = z.number().default(0);

/** Daily counts per assistant. */
export type ChatDayStore = ReturnType<typeof openChatDayStore>;

/** Daily counts per assistant, sharded over several items and read with one query. */
export function openChatDayStore(table: Table) {
  return {
    /**
     * Adds to the counts of an assistant's day and its brand's hour. `spread` is any text that varies by
     * visitor.
     */
    async add(owner: string, at: Date, spread: string, change: DayChange) {
      const day = dayOf(at);
      const names = dayCountsSchema.keyof().options.filter((name) => change[name]);
      const hour = countHour(table, brandOfOwner(owner), at, { spread, change });
      if (names.length === 0) return hour;
      const counts = names.map((name) => [name, change[name] ?? 0] as const);
      const shard = chooseShard(spread);
      await Promise.all([
        hour,
        ...countOnBrand(owner, day, spread, change).map(({ Key, ...update }) => table.count(Key, update)),
        addCounts(table, keys.chatDay(owner, totalDay, shard), counts),
        addCounts(table, keys.chatDay(owner, day, shard), counts, expiryOf(day, keptDays)),
      ]);
    },
    /** Counts a visitor for an instant's day and hour. */
    async addVisit(owner: string, at: Date, spread: string) {
      const day = dayOf(at);
      const key = keys.chatDay(owner, hoursDay(day), chooseShard(spread));
      const hour = [`hour${at.getUTCHours()}`, 1] as const;
      await Promise.all([
        this.add(owner, at, spread, { visitors: 1 }),
        addCounts(table, key, [hour], expiryOf(day, keptDaysOfHours)),
      ]);
    },
    async read(owner: string, day: string) {
      return sumDayCounts((await queryDay(table, owner, day)).map(readCounts));
    },
    /** Counts per day from `from` to `to`, inclusive; days without counts are left out. */
    async readDays(owner: string, from: string, to: string) {
      const { pk, sk: first } = keys.chatDay(owner, from, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        // Every shard number sorts before this letter.
        ExpressionAttributeValues: {
          ':pk': pk,
          ':first': first,
          ':last': `${keys.chatDay(owner, to, '').sk}z`,
        },
      });
      const days = new Map<string, DayCounts>();
      for (const item of items) {
        const [day = ''] = z.string().parse(item.sk).split('#');
        const known = days.get(day);
        days.set(day, sumDayCounts([...(known ? [known] : []), readCounts(item)]));
      }
      return days;
    },
    /** A day's visitors by hour; available for today and the two days before. */
    async readHours(owner: string, day: string) {
      const items = await queryDay(table, owner, hoursDay(day));
      return hourNames.map((name) => items.reduce((total, item) => total + countSchema.parse(item[name]), 0));
    },
  };
}

/** Adds to the brand's counts, for staff. Answer times and unsure answers are only counted per assistant. */
function countOnBrand(
  owner: string,
  day: string,
  spread: string,
  { responseMs: _milliseconds, forwarded: _messages, unsure: _unsure, ...change }: DayChange,
) {
  const { visitors = 0 } = change;
  return countChats(brandOfOwner(owner), spread, change, [[day, visitors]]);
}

function readCounts(item: Item): DayCounts {
  return dayCountsSchema.parse(item);
}

function queryDay(table: Table, owner: string, day: string): Promise<Item[]> {
  const { pk, sk } = keys.chatDay(owner, day, '');
  return table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :day)',
    ExpressionAttributeValues: { ':pk': pk, ':day': sk },
  });
}

/** Expiry in seconds since 1970, for DynamoDB's TTL. */
function expiryOf(day: string, days: number): number {
  return Math.floor(Date.parse(day) / 1000) + days * 86_400;
}

async function addCounts(
  table: Table,
  key: ReturnType<typeof keys.chatDay>,
  counts: readonly (readonly [name: string, count: number])[],
  expiresAt?: number,
): Promise<void> {
  const add = `ADD ${counts.map(([name]) => `${name} :${name}`).join(', ')}`;
  await table.count(key, {
    UpdateExpression: expiresAt === undefined ? add : `${add} SET expiresAt = :expiresAt`,
    ExpressionAttributeValues: {
      ...Object.fromEntries(counts.map(([name, count]) => [`:${name}`, count])),
      ...(expiresAt !== undefined && { ':expiresAt': expiresAt }),
    },
  });
}
