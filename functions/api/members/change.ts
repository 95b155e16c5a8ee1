import { changeMember } from '#functions/domain/members/change-member.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { members } from '#shared/contract/members.ts';

export const handler = handleSignedIn(members.change, (change, { deps, caller }) =>
  changeMember(deps, caller, change),
);
