/** Periods of figures that end now: document 2 section 9. */
export const periods = ['24h', '7d', '30d', '90d'] as const;
export type Period = (typeof periods)[number];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A period is a number of hours or days (UTC), of which the current one is the last. */
export const periodSlots: Record<Period, { count: number; slotMs: number }> = {
  '24h': { count: 24, slotMs: hourMs },
  '7d': { count: 7, slotMs: dayMs },
  '30d': { count: 30, slotMs: dayMs },
  '90d': { count: 90, slotMs: dayMs },
};
