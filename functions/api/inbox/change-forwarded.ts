import { changeAsStaff } from '#functions/domain/inbox/answer-message.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.changeForwarded, (change, { deps, caller }) =>
  changeAsStaff(deps, caller, change),
);
