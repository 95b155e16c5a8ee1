import { listMembers } from '#functions/domain/members/find-members.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { members } from '#shared/contract/members.ts';

export const handler = handleSignedIn(members.list, (_input, { deps, caller }) => listMembers(deps, caller));
