import { createPhraseSummary } from '#functions/domain/chat-history/phrase-summary.ts';
import type { PhraseSummary } from '#functions/domain/chat-history/ports.ts';
import type { Deps } from '../deps.ts';
import { openChatModel } from './open-chat-model.ts';

let built: PhraseSummary | undefined;

/** Phrases summaries with a model, if configured; one per process. */
export function findPhraseSummary(deps: Pick<Deps, 'modelChoice' | 'modelStore'>): PhraseSummary | undefined {
  const { modelChoice } = deps;
  if (!modelChoice) return undefined;
  built ??= createPhraseSummary({
    ...openChatModel(deps, modelChoice, 'summary'),
    promptVersion: modelChoice.promptVersions.summary,
  });
  return built;
}
