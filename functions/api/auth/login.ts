import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/http/answer-sign-in.ts');

export const handler = handle(
  auth.login,
  async (credentials, call) => (await loadWork()).answerSignIn(call, 'user', credentials),
  loadWork,
);
