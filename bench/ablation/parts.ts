import { featureNames, rankingWeights, weightId } from '#functions/engine/answer/retrieve/ranking-weights.ts';
import { ruleRegistry } from '#functions/engine/answer/rule-registry.ts';
import { constants, gateConstants } from './constants.ts';
import { listWordLists } from './word-lists.ts';

/** The ids of what may be left out, by kind. */
export function listParts(largestLists: number) {
  return {
    rules: ruleRegistry.map(({ id }) => id),
    ranking: featureNames.filter((name) => rankingWeights[name] !== 0).map(weightId),
    gate: gateConstants.map(({ id }) => id),
    constants: constants.filter((each) => !gateConstants.includes(each)).map(({ id }) => id),
    lists: listWordLists()
      .slice(0, largestLists)
      .map(({ id }) => id),
  };
}
