import { answerSignIn } from '#functions/http/answer-sign-in.ts';
import { handle } from '#functions/http/handle.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handle(superadmin.login, async (credentials, call) =>
  answerSignIn(call, 'staff', credentials),
);
