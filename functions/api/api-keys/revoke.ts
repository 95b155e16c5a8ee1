import { revokeApiKey } from '#functions/domain/api-keys/manage-api-keys.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { apiKeys } from '#shared/contract/organization/api-keys.ts';

export const handler = handleSignedIn(apiKeys.revoke, ({ keyId }, { deps, caller }) =>
  revokeApiKey(deps, caller, keyId),
);
