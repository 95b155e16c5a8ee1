import type { TranslateTexts } from '#functions/domain/chat-history/ports.ts';
import { createTranslateTexts } from '#functions/domain/chat-history/translate-texts.ts';
import type { Deps } from '../deps.ts';
import { openChatModel } from './open-chat-model.ts';

let built: TranslateTexts | undefined;

/** Translates texts with a model, if configured; one per process. */
export function findTranslateTexts(
  deps: Pick<Deps, 'modelChoice' | 'modelStore'>,
): TranslateTexts | undefined {
  if (!deps.modelChoice) return undefined;
  built ??= createTranslateTexts(openChatModel(deps, deps.modelChoice, 'translation'));
  return built;
}
