import { chooseBrands, listMessages } from '#functions/domain/inbox/list-messages.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openInboxPorts } from '#functions/wiring/inbox.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.listForwarded, ({ platform, ...page }, { deps, caller }) =>
  listMessages(openInboxPorts(deps), chooseBrands(caller, platform), page, caller),
);
