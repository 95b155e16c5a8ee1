import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { createIdentityWorld } from '#functions/lib/identity-deps.ts';
import { account } from '#shared/contract/account.ts';

/** Read and set up while the first call waits for the table. */
const loadWork = () => import('#functions/domain/identity/confirm-email.ts');

export const handler = handleSignedIn(
  account.resendConfirmation,
  async (_input, { deps, caller }) => {
    const { user } = await findCallersAccount(deps, caller);
    await (await loadWork()).resendConfirmation(createIdentityWorld(deps), user);
    return { success: true as const };
  },
  loadWork,
);
