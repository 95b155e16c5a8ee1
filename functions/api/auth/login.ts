import { answerSignIn } from '#functions/lib/answer-sign-in.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.auth.login, (credentials, call) =>
  answerSignIn(call, 'user', credentials),
);
