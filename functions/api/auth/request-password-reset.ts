import { requestPasswordReset } from '#functions/domain/identity/password/reset-password.ts';
import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';
import { identityMessages } from '#shared/domain/identity.ts';

export const handler = handle(auth.requestPasswordReset, async ({ email, platform }, { deps }) => {
  await requestPasswordReset(deps, email, platform);
  return { success: true as const, message: identityMessages.resetRequested };
});
