import { openForwarded } from '#functions/domain/inbox/open-forwarded.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.getForwarded, ({ id }, { deps, caller }) =>
  openForwarded(deps, caller, id),
);
