import { rateAnswer } from '#functions/domain/conversations/rate-answer.ts';
import { handle } from '#functions/http/handle.ts';
import { isOwnTest } from '#functions/http/is-own-test.ts';
import { conversations } from '#shared/contract/conversations.ts';

export const handler = handle(conversations.rateAnswer, async (input, call) =>
  rateAnswer(call.deps, { ...input, isTest: await isOwnTest(call, input.conversionId) }),
);
