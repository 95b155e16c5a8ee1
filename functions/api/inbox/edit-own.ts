import { editMessage } from '#functions/domain/inbox/edit-message.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openInboxEditPorts } from '#functions/wiring/inbox.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.editOwn, (edit, { deps, caller }) =>
  editMessage(openInboxEditPorts(deps), caller, edit),
);
