import { handle } from '#functions/http/handle.ts';
import { support } from '#shared/contract/support.ts';

/** Loads the engine in parallel with the first table read. */
const loadEngine = () => import('#functions/domain/chat/answer-support.ts');

export const handler = handle(
  support.chat,
  async ({ message, context }) => (await loadEngine()).answerSupport({ message, context }),
  loadEngine,
);
