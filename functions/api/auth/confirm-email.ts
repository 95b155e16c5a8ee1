import { confirmEmail } from '#functions/domain/identity/confirm-email.ts';
import { handle } from '#functions/lib/handle.ts';
import { createIdentityWorld } from '#functions/lib/identity-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.auth.confirmEmail, async ({ token }, { deps }) => {
  await confirmEmail(createIdentityWorld(deps), token);
  return { success: true as const, message: 'Thank you: your email address is confirmed.' };
});
