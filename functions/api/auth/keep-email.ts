import { keepEmail } from '#functions/domain/email-change/answer-change-link.ts';
import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle(auth.keepEmail, async ({ token }, { deps }) => {
  await keepEmail(deps, token);
  return { success: true as const, message: 'Your email address stays as it is.' };
});
