import type { StaffPeriod } from '#shared/domain/staff/staff-analytics.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const slotsOf: Record<StaffPeriod, { count: number; slotMs: number }> = {
  '24h': { count: 24, slotMs: hourMs },
  '7d': { count: 7, slotMs: dayMs },
  '30d': { count: 30, slotMs: dayMs },
  '90d': { count: 90, slotMs: dayMs },
};

/** Start instants of a period's hours or days, the current one last. */
export function listSlots(period: StaffPeriod, now: Date): string[] {
  const { count, slotMs } = slotsOf[period];
  const current = Math.floor(now.getTime() / slotMs);
  return Array.from({ length: count }, (_, index) =>
    new Date((current - count + 1 + index) * slotMs).toISOString(),
  );
}

/** The first and last day (UTC) of a period. */
export function daysOf(slots: readonly string[]): { from: string; to: string } {
  return { from: (slots[0] ?? '').slice(0, 10), to: (slots.at(-1) ?? '').slice(0, 10) };
}

/** Counts per slot, from hourly (`2026-11-25T13`) or daily (`2026-11-25`) counts; others are dropped. */
export function countBySlot<Counts>(
  slots: readonly string[],
  counts: Iterable<readonly [at: string, Counts]>,
): Map<string, Counts[]> {
  const [first = '', second = ''] = slots;
  const length = Date.parse(second) - Date.parse(first) < dayMs ? 13 : 10;
  const found = new Map(slots.map((slot): [string, Counts[]] => [slot.slice(0, length), []]));
  for (const [at, one] of counts) found.get(at.slice(0, length))?.push(one);
  return new Map(slots.map((slot) => [slot, found.get(slot.slice(0, length)) ?? []]));
}

/** Percentage with one decimal; null for a whole of 0. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(100, Math.round((part / whole) * 1000) / 10);
}
