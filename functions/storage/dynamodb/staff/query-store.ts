import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type CountedQuery, countedQuerySchema } from '#functions/domain/staff-analytics/merge-queries.ts';
import type { QueryStore } from '#functions/domain/staff-analytics/ports.ts';
import { expiryOfCounts } from '../add-counts.ts';
import { either, is, isAbsent } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/**
 * A query's words are stored only once this many conversations within a month opened with it; rarer ones
 * could identify somebody.
 */
const fewestConversations = 3;
const keptADay = 20;
const longestQuery = 120;
/** Monthly counts are only needed within the month. */
const countsKeptSeconds = 40 * 86_400;

const countsSchema = z.looseObject({ total: z.number() });
const topSchema = z.object({ version: z.number(), queries: z.array(countedQuerySchema) });
const daySchema = topSchema.extend({ sk: z.string() });

/** Opening queries of a brand's conversations: counts by hash, and each day's top queries in words. */
export function openQueryStore(table: Table): QueryStore {
  return {
    async count(brandId, at, { words, text }) {
      const [month, today] = [at.toISOString().slice(0, 7), at.toISOString().slice(0, 10)];
      const key = createHash('sha256').update(words.join(' ')).digest('base64url').slice(0, 22);
      const expiresAt = Math.floor(at.getTime() / 1000) + countsKeptSeconds;
      const counted = { add: { total: 1, [today]: 1 }, set: { expiresAt } };
      const item = await table.update(keys.queryCount(brandId, month, key), counted);
      const counts = countsSchema.parse(item);
      if (counts.total < fewestConversations) return;
      // Adds the counts from before the words were stored.
      const days = counts.total === fewestConversations ? Object.keys(counts).filter(isDay) : [today];
      for (const day of days) {
        const count = z.number().parse(counts[day]);
        if (isWritten(count))
          await putTop(table, brandId, day, { key, text: text.slice(0, longestQuery), count });
      }
    },
    async readTop(brandId, from, to) {
      const items = await table.query({ pk: keys.topQueries(brandId, from).pk, from, to });
      return items.map((item) => {
        const { sk: day, queries } = daySchema.parse(item);
        return { day, queries };
      });
    },
  };
}

const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);

/**
 * The larger a count, the fewer of its increments are written: from 20 on every second one, from 40 on every fourth and
 * so on. A written count is at most a tenth below the true one, which is enough to rank it, and a question that thousands
 * ask doesn't rewrite the list each time.
 */
export function isWritten(count: number): boolean {
  return count % 2 ** Math.max(0, Math.floor(Math.log2(count / 10))) === 0;
}

/** Updates a day's top queries. A writer that loses a race skips it; the next such query catches up. */
async function putTop(table: Table, brandId: string, day: string, query: CountedQuery): Promise<void> {
  const key = keys.topQueries(brandId, day);
  const item = await table.get(key);
  const { version, queries } = item ? topSchema.parse(item) : { version: 0, queries: [] };
  const others = queries.filter((one) => one.key !== query.key);
  const next = [...others, query].toSorted((left, right) => right.count - left.count).slice(0, keptADay);
  if (!next.includes(query)) return;
  const set = { queries: next, version: version + 1, expiresAt: expiryOfCounts(day) };
  await table.update(key, { set, when: [either(isAbsent('version'), is('version', version))] });
}
