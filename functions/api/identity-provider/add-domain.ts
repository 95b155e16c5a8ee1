import { addProviderDomain } from '#functions/domain/identity-provider/manage-domains.ts';
import { describeProvider } from '#functions/domain/identity-provider/manage-provider.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openIdentityProviderPorts } from '#functions/wiring/lazy/open-identity-provider.ts';
import { identityProvider } from '#shared/contract/organization/identity-provider.ts';

export const handler = handleSignedIn(identityProvider.addDomain, async ({ domain }, { deps, caller }) => {
  await addProviderDomain(openIdentityProviderPorts(deps), caller, domain);
  return describeProvider(deps, caller);
});
