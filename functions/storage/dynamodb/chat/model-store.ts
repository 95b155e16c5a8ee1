import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type BudgetName, budgetShares, visitorShare } from '#functions/domain/model/daily-budgets.ts';
import type { ModelBudget } from '#functions/domain/model/ports.ts';
import { both, either, isAbsent, isAtMost } from '../change.ts';
import { type Key, keys } from '../keys.ts';
import type { Table } from '../table.ts';

const restSchema = z.object({ restUntil: z.number() });
/** Long enough to inspect yesterday's use. */
const keptSeconds = 7 * 24 * 3600;

type Amounts = { tokens: number; calls: number };

export type ModelStore = {
  readRestUntil(): Promise<number>;
  writeRestUntil(restUntilMs: number): Promise<void>;
  /** One of a tenant's budgets per day (UTC); `daily` is the chat's allowance. */
  openBudget(daily: Amounts, name: BudgetName): ModelBudget;
};

/** State of the model shared by all processes: the circuit breaker, and each tenant's use today. */
export function openModelStore(table: Table): ModelStore {
  return {
    async readRestUntil() {
      return restSchema.safeParse(await table.get(keys.modelBreaker())).data?.restUntil ?? 0;
    },
    writeRestUntil: (restUntil) => table.put({ ...keys.modelBreaker(), restUntil }),
    openBudget(daily, name) {
      const whole = scale(daily, budgetShares[name]);
      const share = scale(whole, visitorShare);
      return {
        async reserve(tenant, nowMs, tokens, visitor) {
          const day = dayOf(nowMs);
          // The visitor's share first, so that a flood from one visitor doesn't touch the shared item.
          if (visitor !== undefined) {
            const key = keys.modelUseOfVisitor(tenant, day, name, hash(visitor));
            if (!(await take(table, key, { nowMs, tokens, most: share }))) return false;
          }
          return take(table, keys.modelUse(tenant, day, name), { nowMs, tokens, most: whole });
        },
        async settle(tenant, nowMs, moreTokens, visitor) {
          const day = dayOf(nowMs);
          await Promise.all([
            correct(table, keys.modelUse(tenant, day, name), moreTokens),
            visitor !== undefined &&
              correct(table, keys.modelUseOfVisitor(tenant, day, name, hash(visitor)), moreTokens),
          ]);
        },
      };
    },
  };
}

/** Counts a call and its tokens unless they exceed what is left. */
async function take(
  table: Table,
  key: Key,
  { nowMs, tokens, most }: { nowMs: number; tokens: number; most: Amounts },
): Promise<boolean> {
  if (tokens > most.tokens || most.calls < 1) return false;
  const item = await table.update(key, {
    add: { tokens, calls: 1 },
    set: { expiresAt: Math.floor(nowMs / 1000) + keptSeconds },
    when: [
      either(
        isAbsent('tokens'),
        both(isAtMost('tokens', most.tokens - tokens), isAtMost('calls', most.calls - 1)),
      ),
    ],
  });
  return item !== undefined;
}

async function correct(table: Table, key: Key, moreTokens: number): Promise<void> {
  await table.update(key, { add: { tokens: moreTokens } });
}

/** At least one call, so that a small setting still leaves something for everybody. */
function scale({ tokens, calls }: Amounts, share: number): Amounts {
  return { tokens: Math.floor(tokens * share), calls: Math.min(calls, Math.ceil(calls * share)) };
}

/** Visitors' identifiers, such as addresses, stay out of the table. */
function hash(visitor: string): string {
  return createHash('sha256').update(visitor).digest('base64url').slice(0, 22);
}

const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10);
