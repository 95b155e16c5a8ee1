import { requestPasswordReset } from '#functions/domain/identity/reset-password.ts';
import { handle } from '#functions/lib/handle.ts';
import { createIdentityWorld } from '#functions/lib/identity-deps.ts';
import { contract } from '#shared/contract/index.ts';
import { identityMessages } from '#shared/domain/identity.ts';

export const handler = handle(contract.auth.requestPasswordReset, async ({ email, platform }, { deps }) => {
  await requestPasswordReset(createIdentityWorld(deps), email, platform);
  return { success: true as const, message: identityMessages.resetRequested };
});
