import { removeMessage } from '#functions/domain/inbox/remove-message.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.removeOwn, async ({ id }, { deps, caller }) => {
  await removeMessage(deps, caller, id);
  return { success: true as const };
});
