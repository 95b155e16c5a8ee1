import { changeAsOwner } from '#functions/domain/inbox/answer-message.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.changeOwn, (change, { deps, caller }) =>
  changeAsOwner(deps, caller, change),
);
