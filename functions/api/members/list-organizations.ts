import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { listOwnOrganisations } from '#functions/domain/members/own-organisations.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { members } from '#shared/contract/members.ts';

export const handler = handleSignedIn(members.listOrganizations, async (_input, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  return { organizations: await listOwnOrganisations(deps, user) };
});
