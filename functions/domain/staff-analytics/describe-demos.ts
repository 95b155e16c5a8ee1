import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { percentOf } from '#shared/domain/figures/shares.ts';
import type { DemoAnalytics, DemoPeriod } from '#shared/domain/staff/staff-analytics.ts';
import { trialFormFields } from '#shared/domain/trial-form-fields.ts';
import { countBySlot, daysOf, listSlots } from '../figures/period.ts';
import type { Caller } from '../identity/session.ts';
import { brandsOfScope, chooseScope } from '../staff/scope.ts';
import { type DemoCounts, filledFieldPrefix, lastFieldPrefix } from './demo-counts.ts';
import type { DemoAnalyticsPorts } from './ports.ts';

/** Visits to the trial forms of the caller's brands. Throws FORBIDDEN. */
export async function describeDemos(
  { demoCounts, now }: DemoAnalyticsPorts,
  caller: Pick<Caller, 'role' | 'brandId'>,
  { platform, period }: { platform?: BrandId | undefined; period: DemoPeriod },
): Promise<DemoAnalytics> {
  const slots = listSlots(period, now());
  const { from, to } = daysOf(slots);
  const platforms = await Promise.all(
    brandsOfScope(chooseScope(caller, platform)).map(async (brandId) => ({
      brandId,
      days: [...(await demoCounts.read(brandId, from, to))],
    })),
  );
  const days = platforms.flatMap((one) => one.days);
  const bySlot = [...countBySlot(slots, days)];
  const overTime = (name: string) => bySlot.map(([label, counts]) => ({ label, count: sumOf(counts, name) }));
  const all = days.map(([, counts]) => counts);
  const sum = (name: string) => sumOf(all, name);
  const [views, converted, abandoned] = [sum('views'), sum('converted'), sum('abandoned')];
  return {
    steps: { views, stayed: sum('stayed'), sent: sum('sent'), converted },
    refused: sum('refused'),
    conversionPercent: percentOf(converted, views),
    abandonmentPercent: percentOf(abandoned, views),
    averageSeconds: converted > 0 ? Math.round(sum('seconds') / converted) : null,
    abandoned: {
      total: abandoned,
      closed: sum('closed'),
      navigated: sum('navigated'),
      afterError: sum('afterError'),
    },
    lastFields: [...trialFormFields, 'other', 'none']
      .map((label) => ({ label, count: sum(lastFieldPrefix + label) }))
      .filter(({ count }) => count > 0)
      .toSorted((left, right) => right.count - left.count),
    filledFields: trialFormFields
      .map((label) => ({ label, count: sum(filledFieldPrefix + label) }))
      .filter(({ count }) => count > 0),
    views: overTime('views'),
    conversions: overTime('converted'),
    platforms: platforms.map(({ brandId, days: own }) => describePlatform(brandId, own)),
  };
}

function describePlatform(brandId: BrandId, days: readonly (readonly [string, DemoCounts])[]) {
  const counts = days.map(([, one]) => one);
  const [views, converted] = [sumOf(counts, 'views'), sumOf(counts, 'converted')];
  return {
    brandId,
    domain: brands[brandId].name,
    views,
    sent: sumOf(counts, 'sent'),
    abandoned: sumOf(counts, 'abandoned'),
    converted,
    conversionPercent: percentOf(converted, views),
  };
}

function sumOf(all: readonly DemoCounts[], name: string): number {
  return all.reduce((total, counts) => total + (counts[name] ?? 0), 0);
}
