import { createPhraseAnswer, type PhraseAnswer } from '#functions/domain/chat/phrase-answer.ts';
import { createCircuitBreaker } from '#functions/services/model/circuit-breaker.ts';
import { guardModel } from '#functions/services/model/guard-model.ts';
import type { ModelSettings } from '#functions/services/model/model-settings.ts';
import { openEmbedder } from '#functions/services/model/open-embedder.ts';
import { openLanguageModel } from '#functions/services/model/open-language-model.ts';
import { createSecretReader } from '#functions/services/model/read-secret.ts';
import { systemTimer } from '#functions/services/model/system-timer.ts';
import type { Deps } from './deps.ts';
import { createFindNearPassages } from './find-near-passages.ts';
import { log } from './log.ts';
import type { ModelChoice } from './model-env.ts';

type PhraseDeps = Pick<Deps, 'modelChoice' | 'modelStore' | 'embeddingModel' | 'files'>;

let built: PhraseAnswer | undefined;

/** How a model phrases answers, where one is configured; one for the process, since its breaker has a memory. */
export function findPhraseAnswer(deps: PhraseDeps): PhraseAnswer | undefined {
  const { modelChoice, modelStore, embeddingModel } = deps;
  if (!modelChoice) return undefined;
  built ??= createPhraseAnswer({
    model: guardModel(openLanguageModel(settingsOf(modelChoice.model)), {
      breaker: createCircuitBreaker(systemTimer, modelStore),
      timer: systemTimer,
      random: Math.random,
    }),
    budget: modelStore.openBudget({ tokens: modelChoice.dailyTokens, calls: modelChoice.dailyCalls }),
    findNearPassages: embeddingModel && createFindNearPassages(deps, openEmbedder(embeddingModel)),
    timer: systemTimer,
    report: (report) =>
      report.outcome === 'phrased' ? log.info('model', report) : log.warn('model', report),
  });
  return built;
}

function settingsOf(model: ModelChoice['model']): ModelSettings {
  if (model.provider === 'bedrock') return model;
  const { provider, baseUrl, modelId, apiKey, apiKeySecret } = model;
  const readApiKey = apiKeySecret ? createSecretReader(apiKeySecret) : apiKey && (async () => apiKey);
  return { provider, baseUrl, modelId, readApiKey: readApiKey || undefined };
}
