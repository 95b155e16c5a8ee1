import { handle } from '#functions/lib/handle.ts';
import { superadmin } from '#shared/contract/superadmin.ts';

/** Read and set up while the first call waits for the table. */
const work = import('#functions/lib/answer-sign-in.ts');

export const handler = handle(superadmin.login, async (credentials, call) =>
  (await work).answerSignIn(call, 'staff', credentials),
);
