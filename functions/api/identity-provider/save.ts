import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { describeProvider, saveProvider } from '#functions/domain/identity-provider/manage-provider.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { openIdentityProviderPorts } from '#functions/wiring/lazy/open-identity-provider.ts';
import { identityProvider } from '#shared/contract/organization/identity-provider.ts';

export const handler = handleSignedIn(identityProvider.save, async ({ currentPassword, ...wanted }, call) => {
  const { deps, caller } = call;
  const { user } = await findCallersAccount(deps, caller);
  const proof = { currentPassword, guesser: identifySession(call) };
  await saveProvider(openIdentityProviderPorts(deps), { caller, user, proof }, wanted);
  return describeProvider(deps, caller);
});
