import { answerSupport } from '#functions/domain/support/answer-support.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.support.chat, async ({ message, context }, { deps }) => ({
  response: answerSupport({ message, context, now: deps.now() }),
}));
