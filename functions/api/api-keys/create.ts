import { createApiKey } from '#functions/domain/api-keys/manage-api-keys.ts';
import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { apiKeys } from '#shared/contract/organization/api-keys.ts';

export const handler = handleSignedIn(apiKeys.create, async ({ currentPassword, ...wanted }, call) => {
  const { deps, caller } = call;
  const { user } = await findCallersAccount(deps, caller);
  const proof = { currentPassword, guesser: identifySession(call) };
  return createApiKey(deps, { caller, user, proof }, wanted);
});
