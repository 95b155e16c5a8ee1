import { removeSecondFactor } from '#functions/domain/identity/manage-second-factor.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { createIdentityWorld, findCallersAccount } from '#functions/lib/identity-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(
  contract.account.disableSecondFactor,
  async (proof, { deps, caller }) => {
    const { user } = await findCallersAccount(deps, caller);
    await removeSecondFactor(createIdentityWorld(deps), user, proof);
    return { success: true as const };
  },
);
