import { recordVisit } from '#functions/domain/conversations/record-visit.ts';
import { handle } from '#functions/http/handle.ts';
import { isOwnTest } from '#functions/http/is-own-test.ts';
import { conversations } from '#shared/contract/assistant/conversations.ts';

export const handler = handle(conversations.recordVisit, async (input, call) =>
  recordVisit(call.deps, { ...input, isTest: await isOwnTest(call, input.conversionId) }),
);
