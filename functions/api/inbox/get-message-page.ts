import { openMessagePage } from '#functions/domain/inbox/open-message-page.ts';
import { handle } from '#functions/http/handle.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handle(inbox.getMessagePage, ({ token }, { deps }) => openMessagePage(deps, token));
