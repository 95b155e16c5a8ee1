import type { ReadAnswer } from '#functions/domain/reading/ports.ts';
import { createReadAnswer } from '#functions/domain/reading/read-answer.ts';
import { readsWithModel } from '#functions/domain/reading/reads-with-model.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { openEmbedder } from '#functions/services/model/open-embedder.ts';
import type { Deps } from '../deps.ts';
import { originOf } from './find-knowledge.ts';
import { createFindNearPassages } from './find-near-passages.ts';
import { logModelReport } from './log-model-report.ts';
import { openChatModel } from './open-chat-model.ts';

type ReadDeps = Pick<Deps, 'modelChoice' | 'modelStore' | 'embeddingModel' | 'files' | 'findSettings'>;

let built: ReadAnswer | undefined;

/** Reads and answers with a model, if configured; one per process. */
export function findReadAnswer(deps: ReadDeps): ReadAnswer | undefined {
  const { modelChoice, embeddingModel } = deps;
  if (!modelChoice) return undefined;
  built ??= createReadAnswer({
    ...openChatModel(deps, modelChoice),
    findNearPassages: embeddingModel && createFindNearPassages(deps, openEmbedder(embeddingModel)),
    readingTokens: modelChoice.readingTokens,
    promptVersion: modelChoice.promptVersions.answer,
    isAllowed: (knowledge) => isAllowed(deps, knowledge),
    report: logModelReport,
  });
  return built;
}

/** A brand's own assistant has no owner to ask. */
async function isAllowed(deps: ReadDeps, knowledge: Knowledge): Promise<boolean> {
  const origin = originOf(knowledge);
  return origin ? readsWithModel(deps, origin.conversionId) : true;
}
