import { handle } from '#functions/http/handle.ts';
import { support } from '#shared/contract/support.ts';

/** The engine is read and set up while the first call waits for the table. */
const loadEngine = () => import('#functions/domain/support/answer-support.ts');

export const handler = handle(
  support.chat,
  async ({ message, context }, { deps }) =>
    (await loadEngine()).answerSupport({ message, context, now: deps.now() }),
  loadEngine,
);
