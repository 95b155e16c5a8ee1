import { enableSecondFactor } from '#functions/domain/identity/manage-second-factor.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { createIdentityWorld, findCallersAccount } from '#functions/lib/identity-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(
  contract.account.enableSecondFactor,
  async ({ code }, { deps, caller }) => {
    const { user } = await findCallersAccount(deps, caller);
    return { recoveryCodes: await enableSecondFactor(createIdentityWorld(deps), user, code) };
  },
);
