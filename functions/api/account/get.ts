import { describeProfile } from '#functions/domain/identity/describe-profile.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { findCallersAccount } from '#functions/lib/identity-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(contract.account.get, async (_input, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  return describeProfile(deps, user);
});
