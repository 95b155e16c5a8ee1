import { gateFeatureNames } from '#functions/engine/answer/judge/gate-weights.ts';
import { featureNames, rankingWeights, weightId } from '#functions/engine/answer/retrieve/ranking-weights.ts';
import { ruleRegistry } from '#functions/engine/answer/rule-registry.ts';
import { constants } from './constants.ts';
import { gateWeightId } from './gate-weight-id.ts';
import { listWordLists } from './word-lists.ts';

/** The ids of what may be left out, by kind. Rules and ranking weights are left out without a new process. */
export function listParts(largestLists: number) {
  return {
    rules: ruleRegistry.map(({ id }) => id),
    ranking: featureNames.filter((name) => rankingWeights[name] !== 0).map(weightId),
    gate: gateFeatureNames.map(gateWeightId),
    constants: constants.map(({ id }) => id),
    lists: listWordLists()
      .slice(0, largestLists)
      .map(({ id }) => id),
  };
}
