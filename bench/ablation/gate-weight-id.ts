import type { GateFeatures } from '#functions/engine/answer/judge/gate-weights.ts';

/** The name by which an ablation leaves a weight of the gate out. */
export function gateWeightId(name: keyof GateFeatures): string {
  return `gate-${name}`;
}
