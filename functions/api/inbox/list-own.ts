import { listMessages } from '#functions/domain/inbox/list-messages.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.listOwn, async ({ conversionId: _named, ...query }, call) => {
  const { conversionId } = await findOwnConversion(call);
  return listMessages(call.deps, [{ conversionId }], query, call.caller);
});
