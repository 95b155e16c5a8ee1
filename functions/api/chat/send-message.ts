import { handleStream } from '#functions/http/handle-stream.ts';
import { chat } from '#shared/contract/chat.ts';

/** Loads the engine in parallel with the first table read. */
const loadEngine = () => import('#functions/wiring/lazy/answer-visitor.ts');

export const handler = handleStream(
  chat.sendMessage,
  async ({ platform, ...question }, call) =>
    (await loadEngine()).answerVisitor({ ...question, brandId: platform }, call),
  loadEngine,
);
