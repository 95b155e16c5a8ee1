import type { SystemLevel } from '#shared/domain/critical-systems.ts';

const fromWorst = ['outage', 'degraded', 'unknown', 'operational'] as const satisfies SystemLevel[];

/** Overall level of several parts. An unknown level counts neither as a fault nor as healthy. */
export function findWorstLevel(levels: readonly SystemLevel[]): SystemLevel {
  return fromWorst.find((level) => levels.includes(level)) ?? 'unknown';
}
