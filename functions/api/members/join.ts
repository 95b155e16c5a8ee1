import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { joinOrganisation } from '#functions/domain/members/own-organisations.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { members } from '#shared/contract/members.ts';

export const handler = handleSignedIn(members.join, async ({ organizationId }, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  await joinOrganisation(deps, user, organizationId);
  return { success: true as const };
});
