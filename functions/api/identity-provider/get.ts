import { describeProvider } from '#functions/domain/identity-provider/manage-provider.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identityProvider } from '#shared/contract/organization/identity-provider.ts';

export const handler = handleSignedIn(identityProvider.get, (_input, { deps, caller }) =>
  describeProvider(deps, caller),
);
