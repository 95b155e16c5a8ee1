import { dayOf } from '#functions/domain/chat/chat-day.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { BrandCounts, BrandMonth } from '../brand-counts.ts';

/** Daily counts from `from` to `to`, inclusive; 0 for months that weren't read. */
export function readDays(
  months: BrandCounts['months'],
  name: keyof Pick<BrandMonth, 'visitors' | 'revenueCents'>,
  from: Date,
  to: Date,
): number[] {
  const counts: number[] = [];
  for (let day = from; dayOf(day) <= dayOf(to); day = addDays(day, 1)) {
    const text = dayOf(day);
    counts.push(months.get(text.slice(0, 7))?.[name][Number(text.slice(8)) - 1] ?? 0);
  }
  return counts;
}
