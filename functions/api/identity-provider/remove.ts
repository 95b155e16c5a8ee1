import { describeProvider, removeProvider } from '#functions/domain/identity-provider/manage-provider.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identityProvider } from '#shared/contract/organization/identity-provider.ts';

export const handler = handleSignedIn(identityProvider.remove, async (_input, { deps, caller }) => {
  await removeProvider(deps, caller);
  return describeProvider(deps, caller);
});
