import { listReplies } from '#functions/domain/inbox/saved-replies.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.listReplies, async (_input, call) => {
  const { conversionId } = await findOwnConversion(call);
  return { replies: await listReplies(call.deps, conversionId) };
});
