import { unsubscribe } from '#functions/domain/mail/consent/unsubscribe.ts';
import { handle } from '#functions/http/handle.ts';
import { mails } from '#shared/contract/mails.ts';

export const handler = handle(mails.unsubscribe, async ({ token }, { deps }) => ({
  success: true as const,
  ...(await unsubscribe(deps, token)),
}));
