import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

/** Read and set up while the first call waits for the table. */
const loadWork = () => import('#functions/http/answer-sign-in.ts');

export const handler = handle(
  auth.login,
  async (credentials, call) => (await loadWork()).answerSignIn(call, 'user', credentials),
  loadWork,
);
