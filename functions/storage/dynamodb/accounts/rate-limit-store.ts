import * as z from 'zod';
import { both, contains, either, exists, hasFewer, isAbove, isAbsent, isBelow } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const counterSchema = z.object({ calls: z.number() });
const rowSchema = counterSchema.extend({ expiresAt: z.number() });
const namesSchema = z.object({ seenNames: z.set(z.string()) });

/** Counters per subject, with a TTL. Times are in seconds since 1970. */
export type RateLimitStore = {
  /** Counts one call and returns the number of calls in the window. */
  countCall(subject: string, windowStart: number, windowSeconds: number): Promise<number>;
  /** Uncounts one call of a window. */
  giveBack(subject: string, windowStart: number): Promise<void>;
  forget(subject: string, windowStart: number): Promise<void>;
  /**
   * Counts one attempt of a row. A row has no window: it ends by `forgetRow`, or after `keptSeconds` without
   * a counted attempt. A full row counts no more attempts and returns when it expires, with its attempts.
   */
  countInRow(subject: string, row: { most: number; keptSeconds: number; now: number }): Promise<RowCount>;
  forgetRow(subject: string): Promise<void>;
  /** Adds a name to the window and returns the number of different names, at most `most`. */
  countNames(subject: string, name: string, window: NameWindow): Promise<number>;
};

type RowCount = { count: number } | { count: number; fullUntil: number };
type NameWindow = { start: number; seconds: number; most: number };

export function openRateLimitStore(table: Table): RateLimitStore {
  const addToRow: RateLimitStore['countInRow'] = async (subject, { most, keptSeconds, now }) => {
    const key = keys.attemptRow(subject);
    const hasPlace = both(isAbove('expiresAt', now), isBelow('calls', most));
    const counted = { add: { calls: 1 }, set: { expiresAt: now + keptSeconds } };
    const item = await table.update(key, { ...counted, when: [either(isAbsent('pk'), hasPlace)] });
    if (item) return { count: counterSchema.parse(item).calls };
    const full = await table.get(key);
    const { calls, expiresAt } = full ? rowSchema.parse(full) : { calls: 0, expiresAt: now };
    return { count: calls, fullUntil: expiresAt };
  };
  return {
    async countCall(subject, windowStart, windowSeconds) {
      const counted = { add: { calls: 1 }, set: { expiresAt: windowStart + windowSeconds * 2 } };
      const item = await table.update(keys.rateLimit(subject, windowStart), counted);
      return counterSchema.parse(item).calls;
    },
    async giveBack(subject, windowStart) {
      const uncounted = { add: { calls: -1 }, when: [exists('pk')] };
      await table.update(keys.rateLimit(subject, windowStart), uncounted);
    },
    async forget(subject, windowStart) {
      await table.take(keys.rateLimit(subject, windowStart));
    },
    async countInRow(subject, row) {
      const count = await addToRow(subject, row);
      if (!('fullUntil' in count) || count.fullUntil > row.now) return count;
      // DynamoDB removes expired items hours late.
      await table.take(keys.attemptRow(subject));
      return addToRow(subject, row);
    },
    async forgetRow(subject) {
      await table.take(keys.attemptRow(subject));
    },
    async countNames(subject, name, { start, seconds, most }) {
      const details = {
        add: { seenNames: new Set([name]) },
        set: { expiresAt: start + seconds * 2 },
        when: [either(isAbsent('seenNames'), contains('seenNames', name), hasFewer('seenNames', most))],
      };
      const item = await table.update(keys.rateLimit(subject, start), details);
      return item ? namesSchema.parse(item).seenNames.size : most;
    },
  };
}
