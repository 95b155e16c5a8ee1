import type { Stage } from './stage.ts';

/** What a stage that keeps its data still lacks, one line for each setting; empty when it is complete. */
export function findGaps(stage: Stage, brands: readonly { id: string }[]): string[] {
  if (!stage.keepsData) return [];
  const unnamed =
    stage.sites === 'brands' ? brands.filter(({ id }) => !stage.domains[id]).map(({ id }) => id) : [];
  return [
    ...(stage.alarmEmails.length ? [] : ['alarmEmails: name at least one address that hears of alarms']),
    ...(unnamed.length
      ? [
          `domains: name the hosted zone, the certificate or {} for each brand; missing: ${unnamed.join(', ')}`,
        ]
      : []),
  ];
}
