import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { createIdentityWorld, findCallersAccount } from '#functions/lib/identity-deps.ts';
import { account } from '#shared/contract/account.ts';

/** Read and set up while the first call waits for the table. */
const loadWork = () => import('#functions/domain/identity/manage-second-factor.ts');

export const handler = handleSignedIn(
  account.beginSecondFactor,
  async ({ currentPassword }, { deps, caller }) => {
    const { user } = await findCallersAccount(deps, caller);
    return (await loadWork()).addSecondFactor(createIdentityWorld(deps), user, currentPassword);
  },
  loadWork,
);
