import { inviteMember } from '#functions/domain/members/invite-member.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { members } from '#shared/contract/members.ts';

export const handler = handleSignedIn(members.invite, (invitation, { deps, caller }) =>
  inviteMember(deps, caller, invitation),
);
