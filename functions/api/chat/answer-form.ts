import { answerForm } from '#functions/domain/answer-page/answer-form.ts';
import { recordVisit } from '#functions/domain/conversations/record-visit.ts';
import { handle } from '#functions/http/handle.ts';
import { isOwnTest } from '#functions/http/is-own-test.ts';
import { countUnknownId } from '#functions/http/steps/limit-unknown-ids.ts';
import { chat } from '#shared/contract/assistant/chat.ts';

/** Loads the engine in parallel with the first table read. */
const loadEngine = () => import('#functions/wiring/chat/chat.ts');

export const handler = handle(
  chat.answerForm,
  async (input, call) => {
    const { answerVisitor } = await loadEngine();
    const ports = {
      ask: async (question: Parameters<typeof answerVisitor>[0]) =>
        answerVisitor({ ...question, isTest: await isOwnTest(call, question.conversionId) }, call),
      countUnknown: (conversionId: string) => countUnknownId(call.deps, call.clientAddress, conversionId),
      countVisit: async (conversionId: string) =>
        recordVisit(call.deps, { conversionId, isTest: await isOwnTest(call, conversionId) }),
    };
    const { referer: referrer, 'accept-language': acceptLanguage } = call.event.headers;
    return answerForm(ports, { ...input, referrer, acceptLanguage });
  },
  loadEngine,
);
