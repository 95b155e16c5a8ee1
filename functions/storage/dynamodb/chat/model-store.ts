import * as z from 'zod';
import type { ModelBudget } from '#functions/domain/model/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const restSchema = z.object({ restUntil: z.number() });
/** Long enough to look at yesterday's use. */
const keptSeconds = 7 * 24 * 3600;

export type ModelStore = {
  readRestUntil(): Promise<number>;
  writeRestUntil(restUntilMs: number): Promise<void>;
  /** The budget of each tenant a day (UTC). */
  openBudget(daily: { tokens: number; calls: number }): ModelBudget;
};

/** What all processes know of the model: whether it rests, and what each tenant used today. */
export function openModelStore(table: Table): ModelStore {
  return {
    async readRestUntil() {
      return restSchema.safeParse(await table.get(keys.modelBreaker())).data?.restUntil ?? 0;
    },
    writeRestUntil: (restUntil) => table.put({ ...keys.modelBreaker(), restUntil }),
    openBudget: (daily) => ({
      async reserve(tenant, nowMs, tokens) {
        const item = await table.update(keys.modelUse(tenant, dayOf(nowMs)), {
          UpdateExpression: 'ADD tokens :tokens, calls :one SET expiresAt = :expiresAt',
          ConditionExpression:
            'attribute_not_exists(tokens) OR (tokens < :dailyTokens AND calls < :dailyCalls)',
          ExpressionAttributeValues: {
            ':tokens': tokens,
            ':one': 1,
            ':expiresAt': Math.floor(nowMs / 1000) + keptSeconds,
            ':dailyTokens': daily.tokens,
            ':dailyCalls': daily.calls,
          },
        });
        return item !== undefined;
      },
      async settle(tenant, nowMs, moreTokens) {
        await table.update(keys.modelUse(tenant, dayOf(nowMs)), {
          UpdateExpression: 'ADD tokens :more',
          ExpressionAttributeValues: { ':more': moreTokens },
        });
      },
    }),
  };
}

function dayOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}
