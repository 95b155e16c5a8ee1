import { describeMailChannel } from '#functions/domain/mail-channel/mailbox.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.getMailChannel, async (_input, call) =>
  describeMailChannel(call.deps, await findOwnConversion(call)),
);
