import { saveReply } from '#functions/domain/inbox/saved-replies.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.saveReply, async ({ text }, call) =>
  saveReply(call.deps, (await findOwnConversion(call)).conversionId, text),
);
