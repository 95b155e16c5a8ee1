import { findVisitorsHere } from '#functions/domain/chat/live/find-visitors-here.ts';
import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import { listMessages } from '#functions/domain/inbox/list-messages.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.listOwn, async ({ conversionId: _named, ...query }, call) => {
  const { conversionId } = await findOwnConversion(call);
  const findHere = (conversations: readonly Conversation[]) => findVisitorsHere(call.deps, conversations);
  return listMessages({ ...call.deps, findHere }, [{ conversionId }], query, call.caller);
});
