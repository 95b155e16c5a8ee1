import { rateAnswer } from '#functions/domain/conversations/rate-answer.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.conversations.rateAnswer, (input, { deps }) =>
  rateAnswer(deps, input),
);
