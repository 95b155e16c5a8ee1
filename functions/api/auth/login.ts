import { answerSignIn } from '#functions/http/answer-sign-in.ts';
import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle(auth.login, async (credentials, call) =>
  answerSignIn(call, 'user', credentials),
);
