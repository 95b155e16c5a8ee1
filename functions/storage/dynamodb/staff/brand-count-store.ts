import * as z from 'zod';
import {
  type BrandCountStore,
  type BrandMonth,
  chatTotalsSchema,
  salesTotalsSchema,
} from '#functions/domain/staff/brand-counts.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { keys } from '../keys.ts';
import type { Item, Table } from '../table.ts';
import { dayAttributes } from './brand-count-items.ts';

const totalsSchema = chatTotalsSchema.extend(salesTotalsSchema.shape);
const count = z.number().default(0);
const skSchema = z.object({ sk: z.string() });
const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1);

/** Counts of brands: one query for the all-time counts and one per month, for all brands at once. */
export function openBrandCountStore(table: Table): BrandCountStore {
  const readPartition = (pk: string, only: BrandId | undefined) =>
    table.query({ pk, prefix: only && `${only}#` });
  return {
    async read(brandIds, months) {
      const only = brandIds.length === 1 ? brandIds[0] : undefined;
      const [totals, ...monthly] = await Promise.all([
        readPartition(keys.brandTotals('', 'chat', 0).pk, only),
        ...months.map((month) => readPartition(keys.brandMonth(month, '', 'chat', 0).pk, only)),
      ]);
      return new Map(
        brandIds.map((brandId) => [
          brandId,
          {
            totals: selectBrand(totals, brandId)
              .map((item) => totalsSchema.parse(item))
              .reduce(sumTotals, noTotals),
            months: new Map(
              months.map((month, index) => [month, sumMonth(selectBrand(monthly[index] ?? [], brandId))]),
            ),
          },
        ]),
      );
    },
  };
}

const noTotals = totalsSchema.parse({});

function sumTotals(left: typeof noTotals, right: typeof noTotals): typeof noTotals {
  const names = totalsSchema.keyof().options;
  return totalsSchema.parse(Object.fromEntries(names.map((name) => [name, left[name] + right[name]])));
}

function selectBrand(items: readonly Item[], brandId: BrandId): Item[] {
  return items.filter((item) => skSchema.parse(item).sk.startsWith(`${brandId}#`));
}

function sumMonth(items: readonly Item[]): BrandMonth {
  const sum = (name: string) => items.reduce((total, item) => total + count.parse(item[name]), 0);
  const byDay = (prefix: string) => daysOfMonth.map((day) => sum(`${prefix}${day}`));
  return {
    visitors: byDay(dayAttributes.visitors),
    revenueCents: byDay(dayAttributes.revenueCents).map(cents),
    trialEnds: byDay(dayAttributes.trialEnds),
    cancellations: sum('cancellations'),
    ...{ lostCents: cents(sum('lostCents')), taxCents: cents(sum('taxCents')) },
  };
}
