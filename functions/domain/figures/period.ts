import { type Period, periodSlots } from '#shared/domain/figures/period.ts';

const dayMs = 86_400_000;

/** Start instants of a period's hours or days, the current one last. */
export function listSlots(period: Period, now: Date): string[] {
  const { count, slotMs } = periodSlots[period];
  const current = Math.floor(now.getTime() / slotMs);
  return Array.from({ length: count }, (_, index) =>
    new Date((current - count + 1 + index) * slotMs).toISOString(),
  );
}

/** Start of a period: of its first full hour or day. */
export const startOf = (period: Period, now: Date): string => listSlots(period, now)[0] ?? '';

/** Slots of the period of the same length before. */
export function listSlotsBefore(period: Period, now: Date): string[] {
  const { count, slotMs } = periodSlots[period];
  return listSlots(period, new Date(now.getTime() - count * slotMs));
}

/** The first and last day (UTC) of a period. */
export function daysOf(slots: readonly string[]): { from: string; to: string } {
  return { from: (slots[0] ?? '').slice(0, 10), to: (slots.at(-1) ?? '').slice(0, 10) };
}

/** The first and last hour (`2026-11-25T13`) of a period of hours. */
export function hoursOf(slots: readonly string[]): { from: string; to: string } {
  return { from: (slots[0] ?? '').slice(0, 13), to: (slots.at(-1) ?? '').slice(0, 13) };
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
