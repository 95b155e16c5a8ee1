import { removeMember } from '#functions/domain/members/change-member.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { members } from '#shared/contract/members.ts';

export const handler = handleSignedIn(members.remove, async ({ id }, { deps, caller }) => {
  await removeMember(deps, caller, id);
  return { success: true as const };
});
