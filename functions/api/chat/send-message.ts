import { handle } from '#functions/http/handle.ts';
import { isOwnTest } from '#functions/http/is-own-test.ts';
import { chat } from '#shared/contract/assistant/chat.ts';

/** Loads the engine in parallel with the first table read. */
const loadEngine = () => import('#functions/wiring/chat/chat.ts');

export const handler = handle(
  chat.sendMessage,
  async ({ platform, ...question }, call) => {
    const [{ answerVisitor }, isTest] = await Promise.all([
      loadEngine(),
      isOwnTest(call, question.conversionId),
    ]);
    const acceptLanguage = call.event.headers['accept-language'];
    return answerVisitor({ ...question, brandId: platform, isTest, acceptLanguage }, call);
  },
  loadEngine,
);
