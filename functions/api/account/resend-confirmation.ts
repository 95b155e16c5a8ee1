import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/identity/confirm-email.ts');

export const handler = handleSignedIn(
  account.resendConfirmation,
  async (_input, { deps, caller }) => {
    const { user } = await findCallersAccount(deps, caller);
    await (await loadWork()).resendConfirmation(deps, user);
    return { success: true as const };
  },
  loadWork,
);
