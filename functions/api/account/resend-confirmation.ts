import { resendConfirmation } from '#functions/domain/identity/confirm-email.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { createIdentityWorld, findCallersAccount } from '#functions/lib/identity-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(
  contract.account.resendConfirmation,
  async (_input, { deps, caller }) => {
    const { user } = await findCallersAccount(deps, caller);
    await resendConfirmation(createIdentityWorld(deps), user);
    return { success: true as const };
  },
);
