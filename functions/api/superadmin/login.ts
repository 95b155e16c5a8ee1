import { handle } from '#functions/http/handle.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/http/answer-sign-in.ts');

export const handler = handle(
  superadmin.login,
  async (credentials, call) => (await loadWork()).answerSignIn(call, 'staff', credentials),
  loadWork,
);
