import { changeMailChannel } from '#functions/domain/mail-channel/mailbox.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.saveMailChannel, async (input, call) =>
  changeMailChannel(call.deps, await findOwnConversion(call), input),
);
