import type { FindNearPassages } from '#functions/domain/reading/ports.ts';
import { type PassageVectors, rankByVector } from '#functions/engine/knowledge/artifact/passage-vectors.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { createCircuitBreaker } from '#functions/services/model/circuit-breaker.ts';
import type { Embedder } from '#functions/services/model/open-embedder.ts';
import { systemTimer } from '#functions/services/model/system-timer.ts';
import type { Deps } from '../deps.ts';
import { originOf } from './find-knowledge.ts';

const passageLimit = 20;
const loaded = new WeakMap<Knowledge, Promise<PassageVectors | undefined>>();

/** Semantic search for passages, if the knowledge has vectors. A failing model rests in this process. */
export function createFindNearPassages({ files }: Pick<Deps, 'files'>, embed: Embedder): FindNearPassages {
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
