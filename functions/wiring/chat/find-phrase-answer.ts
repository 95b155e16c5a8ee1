import { createPhraseAnswer } from '#functions/domain/chat/phrase-answer.ts';
import type { PhraseAnswer } from '#functions/domain/chat/ports.ts';
import { openEmbedder } from '#functions/services/model/open-embedder.ts';
import type { Deps } from '../deps.ts';
import { createFindNearPassages } from './find-near-passages.ts';
import { logModelReport } from './log-model-report.ts';
import { openPhrasingModel } from './open-phrasing-model.ts';

type PhraseDeps = Pick<Deps, 'modelChoice' | 'modelStore' | 'embeddingModel' | 'files'>;

let built: PhraseAnswer | undefined;

/** How a model phrases answers, where one is configured; one for the process. */
export function findPhraseAnswer(deps: PhraseDeps): PhraseAnswer | undefined {
  const { modelChoice, embeddingModel } = deps;
  if (!modelChoice) return undefined;
  built ??= createPhraseAnswer({
    ...openPhrasingModel(deps, modelChoice),
    findNearPassages: embeddingModel && createFindNearPassages(deps, openEmbedder(embeddingModel)),
    report: ({ keptCount, ...report }) =>
      logModelReport({
        ...report,
        purpose: 'answer',
        kept: keptCount,
        promptVersion: 'quotes',
        fallback: report.outcome !== 'phrased' && report.outcome !== 'cut-short',
      }),
  });
  return built;
}
