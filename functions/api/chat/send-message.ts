import { handleStream } from '#functions/http/handle-stream.ts';
import { chat } from '#shared/contract/chat.ts';

/** The engine is read and set up while the first call waits for the table. */
const loadEngine = () => import('#functions/wiring/late/answer-visitor.ts');

export const handler = handleStream(
  chat.sendMessage,
  async ({ platform, ...question }, call) =>
    (await loadEngine()).answerVisitor({ ...question, brandId: platform }, call),
  loadEngine,
);
