import type { SystemLevel } from '#shared/domain/critical-systems.ts';

const fromWorst = ['outage', 'degraded', 'unknown', 'operational'] as const satisfies SystemLevel[];

/** The level of a whole from those of its parts. What cannot be told is no fault, and no health either. */
export function findWorstLevel(levels: readonly SystemLevel[]): SystemLevel {
  return fromWorst.find((level) => levels.includes(level)) ?? 'unknown';
}
