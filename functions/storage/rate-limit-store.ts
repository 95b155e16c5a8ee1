import * as z from 'zod';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

const counterSchema = z.object({ calls: z.number() });

/** Counters of calls per subject and window; they expire by themselves. */
export type RateLimitStore = {
  /** Counts one call and answers how many the window has seen. Times in seconds since 1970. */
  countCall(subject: string, windowStart: number, windowSeconds: number): Promise<number>;
  forget(subject: string, windowStart: number): Promise<void>;
};

export function openRateLimitStore(table: Table): RateLimitStore {
  return {
    async countCall(subject, windowStart, windowSeconds) {
      const item = await table.update(keys.rateLimit(subject, windowStart), {
        UpdateExpression: 'ADD calls :one SET expiresAt = :expiresAt',
        ExpressionAttributeValues: { ':one': 1, ':expiresAt': windowStart + windowSeconds * 2 },
      });
      return counterSchema.parse(item).calls;
    },
    async forget(subject, windowStart) {
      await table.take(keys.rateLimit(subject, windowStart));
    },
  };
}
