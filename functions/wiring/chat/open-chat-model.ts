import type { BudgetName } from '#functions/domain/model/daily-budgets.ts';
import type { LanguageModel } from '#functions/domain/model/ports.ts';
import type { ModelChoice } from '#functions/runtime/model-env.ts';
import { createCircuitBreaker } from '#functions/services/model/circuit-breaker.ts';
import { guardModel } from '#functions/services/model/guard-model.ts';
import type { ModelSettings } from '#functions/services/model/model-settings.ts';
import { openLanguageModel } from '#functions/services/model/open-language-model.ts';
import { createSecretReader } from '#functions/services/model/read-secret.ts';
import { systemTimer } from '#functions/services/model/system-timer.ts';
import type { Deps } from '../deps.ts';

/** The configured model with its breaker and daily budget: one per process, because the breaker has state. */
export function openChatModel(
  { modelStore }: Pick<Deps, 'modelStore'>,
  choice: ModelChoice,
  budgetName: BudgetName = 'chat',
) {
  const model: LanguageModel = guardModel(openLanguageModel(settingsOf(choice.model)), {
    breaker: createCircuitBreaker(systemTimer, modelStore),
    timer: systemTimer,
    random: Math.random,
    firstPieceMs: choice.firstPieceMs,
  });
  const daily = { tokens: choice.dailyTokens, calls: choice.dailyCalls };
  const budget = modelStore.openBudget(daily, budgetName);
  return { model, budget, timer: systemTimer };
}

/** The same model without guards: its results don't affect the breaker. */
export function openPlainModel(choice: ModelChoice): LanguageModel {
  return openLanguageModel(settingsOf(choice.model));
}

function settingsOf(model: ModelChoice['model']): ModelSettings {
  if (model.provider === 'bedrock') return model;
  const { provider, baseUrl, modelId, apiKey, apiKeySecret } = model;
  const readApiKey = apiKeySecret ? createSecretReader(apiKeySecret) : apiKey && (async () => apiKey);
  return { provider, baseUrl, modelId, readApiKey: readApiKey || undefined };
}
