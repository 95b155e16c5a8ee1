import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { openReplyPorts } from '#functions/wiring/inbox.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.removeReply, async ({ id }, call) => {
  const { conversionId } = await findOwnConversion(call);
  await openReplyPorts(call.deps).replies.remove(conversionId, id);
  return { success: true as const };
});
