import type { BudgetName } from '#functions/domain/model/daily-budgets.ts';
import type { LanguageModel } from '#functions/domain/model/ports.ts';
import type { Checker } from '#functions/domain/reading/ports.ts';
import { createCheckerTrial } from '#functions/domain/reading/qualify-checker.ts';
import type { CheckForm } from '#functions/engine/reading/check/claim-check.ts';
import type { ModelChoice } from '#functions/runtime/model-env.ts';
import { type BreakerStore, createCircuitBreaker } from '#functions/services/model/circuit-breaker.ts';
import { guardModel } from '#functions/services/model/guard-model.ts';
import type { ModelSettings } from '#functions/services/model/model-settings.ts';
import { openGroundingCheck } from '#functions/services/model/open-grounding-check.ts';
import { openLanguageModel } from '#functions/services/model/open-language-model.ts';
import { createSecretReader } from '#functions/services/model/read-secret.ts';
import { systemTimer } from '#functions/services/model/system-timer.ts';
import type { Deps } from '../deps.ts';
import { logModelReport } from './log-model-report.ts';

/** The configured model with its breaker and daily budget: one per process, because the breaker has state. */
export function openChatModel(
  { modelStore }: Pick<Deps, 'modelStore'>,
  choice: ModelChoice,
  budgetName: BudgetName = 'chat',
) {
  const model = guard(choice, openLanguageModel(settingsOf(choice.model)), modelStore);
  const daily = { tokens: choice.dailyTokens, calls: choice.dailyCalls };
  const budget = modelStore.openBudget(daily, budgetName);
  return { model, checker: findChecker(choice), budget, timer: systemTimer };
}

/** Fact-checking models of this name know one form only: https://ollama.com/library/bespoke-minicheck. */
const knowsOneForm = /minicheck/i;

let checker: Checker | undefined;

/** The model that checks sentences, if one is to be asked; one per process. A failing one takes no answers away. */
export function findChecker(choice: ModelChoice): Checker | undefined {
  const { checkModelId: modelId } = choice;
  if (modelId === undefined) return undefined;
  checker ??= openChecker(choice, modelId);
  return checker;
}

function openChecker(choice: ModelChoice, modelId: string): Checker {
  const { checkGuardrail } = choice;
  const form = checkGuardrail ? 'grounding' : formOf(modelId);
  const opened = checkGuardrail
    ? openGroundingCheck(checkGuardrail)
    : openLanguageModel(settingsOf({ ...choice.model, modelId }));
  const model = guard(choice, opened, createOwnState());
  const isTrusted = createCheckerTrial({ model, form, timer: systemTimer, report: logModelReport });
  return { model, form, isTrusted };
}

function formOf(modelId: string): CheckForm {
  return knowsOneForm.test(modelId) ? 'document-and-claim' : 'instructed';
}

function guard(choice: ModelChoice, model: LanguageModel, state: BreakerStore): LanguageModel {
  return guardModel(model, {
    breaker: createCircuitBreaker(systemTimer, state),
    timer: systemTimer,
    random: Math.random,
    firstPieceMs: choice.firstPieceMs,
  });
}

/** A breaker's state of this process alone. */
function createOwnState(): BreakerStore {
  let restUntilMs = 0;
  return {
    readRestUntil: async () => restUntilMs,
    async writeRestUntil(until) {
      restUntilMs = until;
    },
  };
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
