import { renderRedirectPage } from '#functions/domain/mail/consent/unsubscribe.ts';
import { handle } from '#functions/http/handle.ts';
import { mails } from '#shared/contract/mails.ts';

export const handler = handle(mails.openUnsubscription, async ({ token }) => renderRedirectPage(token));
