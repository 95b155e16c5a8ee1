import { editAsStaff } from '#functions/domain/inbox/edit-message.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.editForwarded, (edit, { deps, caller }) =>
  editAsStaff(deps, caller, edit),
);
