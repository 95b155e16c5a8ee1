import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.removeReply, async ({ id }, call) => {
  const { conversionId } = await findOwnConversion(call);
  await call.deps.replies.remove(conversionId, id);
  return { success: true as const };
});
