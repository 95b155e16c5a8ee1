import type { Stage } from './stage.ts';

/** What a stage still lacks, one line for each setting; empty when it is complete. */
export function findGaps(stage: Stage, brands: readonly { id: string }[]): string[] {
  return [...findModelGap(stage), ...(stage.keepsData ? findGapsOfKeptData(stage, brands) : [])];
}

/** That nobody answers in words is a choice, never an oversight. */
function findModelGap({ isModelOff, model }: Stage): string[] {
  const isNamed = (model.BEDROCK_MODEL_ID || model.MODEL_ID) && model.MODEL_CHECK_ID;
  return isModelOff || isNamed
    ? []
    : ["model: name the model that answers and, as MODEL_CHECK_ID, the one that checks it, or choose 'off'"];
}

/** What must be set where data is kept. */
function findGapsOfKeptData(stage: Stage, brands: readonly { id: string }[]): string[] {
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
