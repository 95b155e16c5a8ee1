import { createPhraseSummary } from '#functions/domain/chat-history/phrase-summary.ts';
import type { PhraseSummary, TranslateTexts } from '#functions/domain/chat-history/ports.ts';
import { createTranslateTexts } from '#functions/domain/chat-history/translate-texts.ts';
import type { Deps } from '../deps.ts';
import { openChatModel } from './open-chat-model.ts';

let summary: PhraseSummary | undefined;

/** Phrases summaries with a model, if configured; one per process. */
export function findPhraseSummary(deps: Pick<Deps, 'modelChoice' | 'modelStore'>): PhraseSummary | undefined {
  const { modelChoice } = deps;
  if (!modelChoice) return undefined;
  summary ??= createPhraseSummary({
    ...openChatModel(deps, modelChoice, 'summary'),
    promptVersion: modelChoice.promptVersions.summary,
  });
  return summary;
}

let translation: TranslateTexts | undefined;

/** Translates texts with a model, if configured; one per process. */
export function findTranslateTexts(
  deps: Pick<Deps, 'modelChoice' | 'modelStore'>,
): TranslateTexts | undefined {
  if (!deps.modelChoice) return undefined;
  translation ??= createTranslateTexts(openChatModel(deps, deps.modelChoice, 'translation'));
  return translation;
}
