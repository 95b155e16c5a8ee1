import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { addSecondFactor } from '#functions/domain/identity/manage-second-factor.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.beginSecondFactor, async (proof, call) => {
  const { user } = await findCallersAccount(call.deps, call.caller);
  const guesser = identifySession(call);
  return addSecondFactor(call.deps, user, { ...proof, guesser });
});
