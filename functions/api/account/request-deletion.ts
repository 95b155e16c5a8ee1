import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { requestDeletion } from '#functions/domain/identity/request-deletion.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { dropRefreshToken, identifySession } from '#functions/http/session-cookies.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.requestDeletion, async (proof, call) => {
  const { user, session } = await findCallersAccount(call.deps, call.caller);
  const guesser = identifySession(call);
  const { dueAt, isAccount } = await requestDeletion(call.deps, user, call.caller, { ...proof, guesser });
  if (isAccount) dropRefreshToken(call, session.audience);
  return { success: true as const, deletedAt: dueAt.toISOString(), isAccount };
});
