import { readsWithModel } from '#functions/domain/reading/reads-with-model.ts';
import { createWarmReading } from '#functions/domain/reading/warm-reading.ts';
import type { ModelChoice } from '#functions/runtime/model-env.ts';
import { systemTimer } from '#functions/services/model/system-timer.ts';
import type { Deps } from '../deps.ts';
import { findKnowledge, originOf } from './find-knowledge.ts';
import { findChecker, openPlainModel } from './open-chat-model.ts';

let built: ReturnType<typeof createWarmReading> | undefined;

/** Lets the model read an assistant's constant prompt part; nobody waits for it. */
export async function warmChat(deps: Deps, choice: ModelChoice, conversionId: string): Promise<void> {
  const knowledge = await findKnowledge(deps, conversionId);
  built ??= createWarmReading({
    model: openPlainModel(choice),
    timer: systemTimer,
    readingTokens: choice.readingTokens,
    promptVersion: choice.promptVersions.answer,
    isAllowed: async (read) => {
      const origin = originOf(read);
      return origin !== undefined && readsWithModel(deps, origin.conversionId);
    },
  });
  // The website last, because a server with one place keeps what it read last.
  const tried = findChecker(choice)?.isTrusted() ?? Promise.resolve(true);
  void tried.catch(() => false).then(() => built?.(knowledge));
}
