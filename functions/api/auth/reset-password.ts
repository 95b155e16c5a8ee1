import { resetPassword } from '#functions/domain/identity/reset-password.ts';
import { handle } from '#functions/lib/handle.ts';
import { createIdentityWorld } from '#functions/lib/identity-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.auth.resetPassword, async ({ token, password }, { deps }) => {
  await resetPassword(createIdentityWorld(deps), token, password);
  return { success: true as const, message: 'Your new password is set. Sign in with it.' };
});
