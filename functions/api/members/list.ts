import { listMembers } from '#functions/domain/members/find-members.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { members } from '#shared/contract/members.ts';

export const handler = handleSignedIn(members.list, async (_input, { deps, caller }) => ({
  members: await listMembers(deps, caller),
}));
