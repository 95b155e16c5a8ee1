import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Deps } from '../deps.ts';
import { findCorrections } from './find-corrections.ts';
import { findKnowledge } from './find-knowledge.ts';
import { findReadAnswer } from './find-read-answer.ts';

export function openChatPorts(deps: Deps) {
  const conversions = { ...deps.conversions, find: readOnce(deps.conversions.find) };
  const findSettings = readOnce(deps.findSettings);
  return {
    ...deps,
    conversions,
    modelId: deps.modelChoice?.model.modelId,
    checkModelId: deps.modelChoice?.checkModelId,
    findSettings,
    findKnowledge: (conversionId: string) =>
      findKnowledge({ ...deps, conversions, findSettings }, conversionId),
    findCorrections: (knowledge: Knowledge) => findCorrections(deps, knowledge),
    readAnswer: findReadAnswer(deps),
  };
}

/** Knowledge, plan and messages to people all start with the same records, so each call reads them once. */
function readOnce<Found>(find: (conversionId: string) => Promise<Found>) {
  const read = new Map<string, Promise<Found>>();
  return (conversionId: string) => {
    const found = read.get(conversionId) ?? find(conversionId);
    read.set(conversionId, found);
    return found;
  };
}
