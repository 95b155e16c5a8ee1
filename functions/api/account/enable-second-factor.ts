import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { enableSecondFactor } from '#functions/domain/identity/manage-second-factor.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.enableSecondFactor, async ({ code }, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  const { sessionId } = caller;
  return { recoveryCodes: await enableSecondFactor(deps, user, { code, sessionId }) };
});
