import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { removeSecondFactor } from '#functions/domain/identity/manage-second-factor.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.disableSecondFactor, async (proof, call) => {
  const { user } = await findCallersAccount(call.deps, call.caller);
  const change = { ...proof, guesser: identifySession(call), sessionId: call.caller.sessionId };
  await removeSecondFactor(call.deps, user, change);
  return { success: true as const };
});
