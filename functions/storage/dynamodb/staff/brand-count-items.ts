import type { ChatTotals, SalesChange } from '#functions/domain/staff/brand-counts.ts';
import { addCounts } from '../add-counts.ts';
import { type Change, writeChange } from '../change.ts';
import { chooseShard } from '../choose-shard.ts';
import { type Key, keys } from '../keys.ts';

/** Enough for two thousand visits a second per brand. */
const shardsOfBrand = 2;

/** Attribute names of a month's item, short because each occurs thirty-one times. */
export const dayAttributes = { visitors: 'v', revenueCents: 'r', trialEnds: 'e' } as const;

type Counts = Record<string, number>;
type CountUpdate = { key: Key; details: Change };

/** Updates that add visitor activity to a brand's counts, with the days of the visits. */
export function countChats(
  brandId: string,
  spread: string,
  totals: Partial<ChatTotals>,
  visitorsByDay: Iterable<readonly [day: string, visitors: number]>,
): CountUpdate[] {
  const shard = chooseShard(spread) % shardsOfBrand;
  const byMonth = new Map<string, Counts>();
  for (const [day, visitors] of visitorsByDay)
    addCount(byMonth, day.slice(0, 7), nameDay(dayAttributes.visitors, day), visitors);
  return [
    addTo(keys.brandTotals(brandId, 'chat', shard), { ...totals }),
    ...[...byMonth].map(([month, counts]) => addTo(keys.brandMonth(month, brandId, 'chat', shard), counts)),
  ].filter((update) => update !== undefined);
}

/** Writes that count a sale, for its transaction. `spread`: the customer's id. */
export function countSales(brandId: string, spread: string, change: SalesChange) {
  const shard = chooseShard(spread) % shardsOfBrand;
  const day = change.at.toISOString().slice(0, 10);
  const byMonth = new Map<string, Counts>();
  const month = day.slice(0, 7);
  for (const [name, count] of Object.entries(change.month ?? {})) addCount(byMonth, month, name, count);
  addCount(byMonth, month, nameDay(dayAttributes.revenueCents, day), change.revenueCents ?? 0);
  addCount(byMonth, month, 'taxCents', change.taxCents ?? 0);
  for (const { endsAt, change: step } of change.trialEnds ?? [])
    addCount(byMonth, endsAt.slice(0, 7), nameDay(dayAttributes.trialEnds, endsAt), step);
  return [
    addTo(keys.brandTotals(brandId, 'sales', shard), {
      ...change.totals,
      ...{ revenueCents: change.revenueCents ?? 0, taxCents: change.taxCents ?? 0 },
    }),
    ...[...byMonth].map(([month, counts]) => addTo(keys.brandMonth(month, brandId, 'sales', shard), counts)),
  ].flatMap((update) => (update ? [writeChange(update.key, update.details)] : []));
}

function addCount(byMonth: Map<string, Counts>, month: string, name: string, count: number): void {
  const counts = byMonth.get(month) ?? {};
  byMonth.set(month, { ...counts, [name]: (counts[name] ?? 0) + count });
}

/** `v7` for the seventh of a month. */
const nameDay = (prefix: string, day: string): string => `${prefix}${Number(day.slice(8, 10))}`;

function addTo(key: Key, counts: Counts): CountUpdate | undefined {
  const details = addCounts(counts);
  return details && { key, details };
}
