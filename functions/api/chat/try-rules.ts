import { tryRules } from '#functions/domain/conduct/try-rules.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { chat } from '#shared/contract/assistant/chat.ts';

/** Loads the engine in parallel with the table read. */
const loadEngine = () => import('#functions/wiring/lazy/rehearse-answer.ts');

export const handler = handle(
  chat.tryRules,
  async ({ conversionId }, call) => {
    const { rehearseAnswer } = await loadEngine();
    const { brandId } = requireConversion(call);
    const listener = { deps: call.deps, sendText: () => undefined, signal: new AbortController().signal };
    return tryRules(brandId, (message) => rehearseAnswer({ message, brandId, conversionId }, listener));
  },
  loadEngine,
);
