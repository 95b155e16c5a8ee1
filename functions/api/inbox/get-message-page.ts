import { describeForSender } from '#functions/domain/inbox/describe-message.ts';
import { handle } from '#functions/http/handle.ts';
import { openInboxPorts } from '#functions/wiring/inbox.ts';
import { inbox } from '#shared/contract/inbox.ts';
import { AppError } from '#shared/errors.ts';

export const handler = handle(inbox.getMessagePage, async ({ token }, { deps }) => {
  const message = await openInboxPorts(deps).inbox.findByToken(token);
  if (!message) throw new AppError('NOT_FOUND');
  return describeForSender(message, deps.now());
});
