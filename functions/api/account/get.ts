import { describeProfile } from '#functions/domain/identity/describe-profile.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { findCallersAccount } from '#functions/lib/identity-deps.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.get, async (_input, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  return describeProfile(deps, user);
});
