import { handleStream } from '#functions/lib/handle-stream.ts';
import { chat } from '#shared/contract/chat.ts';

/** The engine is read and set up while the first call waits for the table. */
const loadEngine = () => import('#functions/lib/answer-visitor.ts');

export const handler = handleStream(
  chat.sendMessage,
  async ({ platform, ...question }, call) =>
    (await loadEngine()).answerVisitor({ ...question, brandId: platform }, call),
  loadEngine,
);
