import type { SystemLevel } from '../critical-systems.ts';

/** Part of the glossary, by itself because every first page shows an outage. */
export const systemLevelNames: Record<SystemLevel, string> = {
  operational: 'Operational',
  degraded: 'Degraded',
  outage: 'Outage',
  unknown: 'Unknown',
};
