import type { FindNearPassages, ReadAnswer } from '#functions/domain/reading/ports.ts';
import { createReadAnswer } from '#functions/domain/reading/read-answer.ts';
import { readsWithModel } from '#functions/domain/reading/reads-with-model.ts';
import { type PassageVectors, rankByVector } from '#functions/engine/knowledge/artifact/passage-vectors.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { createCircuitBreaker } from '#functions/services/model/circuit-breaker.ts';
import { type Embedder, openEmbedder } from '#functions/services/model/open-embedder.ts';
import { systemTimer } from '#functions/services/model/system-timer.ts';
import type { Deps } from '../deps.ts';
import { originOf } from './find-knowledge.ts';
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

const passageLimit = 20;
const loaded = new WeakMap<Knowledge, Promise<PassageVectors | undefined>>();

/** Semantic search for passages, if the knowledge has vectors. A failing model rests in this process. */
function createFindNearPassages({ files }: Pick<Deps, 'files'>, embed: Embedder): FindNearPassages {
  const breaker = createCircuitBreaker(systemTimer, {
    readRestUntil: async () => 0,
    writeRestUntil: async () => undefined,
  });
  return async (knowledge, question, signal) => {
    const vectors = await loadVectors(files, knowledge);
    if (!vectors || !(await breaker.admits())) return [];
    try {
      const [query = []] = await embed([question], 'question', signal);
      breaker.succeeded();
      return rankByVector(vectors, query, passageLimit);
    } catch {
      breaker.failed();
      return [];
    }
  };
}

function loadVectors(files: Deps['files'], knowledge: Knowledge): Promise<PassageVectors | undefined> {
  const origin = originOf(knowledge);
  if (!origin) return Promise.resolve(undefined);
  const known = loaded.get(knowledge);
  if (known) return known;
  const loading = files.readVectors(origin.conversionId, origin.version).catch(() => {
    loaded.delete(knowledge);
    return undefined;
  });
  loaded.set(knowledge, loading);
  return loading;
}
