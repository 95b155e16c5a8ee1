import { keepOrganisation } from '#functions/domain/identity/request-deletion.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.keepOrganization, async (_input, { deps, caller }) => {
  await keepOrganisation(deps, caller);
  return { success: true as const };
});
