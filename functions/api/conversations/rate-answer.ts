import { rateAnswer } from '#functions/domain/conversations/rate-answer.ts';
import { handle } from '#functions/http/handle.ts';
import { conversations } from '#shared/contract/assistant/conversations.ts';

export const handler = handle(conversations.rateAnswer, (input, { deps }) => rateAnswer(deps, input));
