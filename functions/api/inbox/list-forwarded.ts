import { chooseBrands, listMessages } from '#functions/domain/inbox/list-messages.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.listForwarded, ({ platform, ...page }, { deps, caller }) =>
  listMessages(deps, chooseBrands(caller, platform), page, caller),
);
