import { mailKindTexts } from '#shared/domain/mail/mail-kind-texts.ts';
import type { MailKind } from '#shared/domain/mail/mail-kinds.ts';
import { unsubscribePath } from '#shared/domain/mail/unsubscribe-path.ts';
import { AppError } from '#shared/errors.ts';
import { escapeHtml } from '../escape-html.ts';
import type { UnsubscribePorts } from '../ports.ts';
import { readRefusal } from './unsubscribe-link.ts';

/** Unsubscribes a link's address from a kind of mail; repeating it changes nothing. Throws LINK_EXPIRED. */
export async function unsubscribe(
  { mailChoices, findTokenSecret }: UnsubscribePorts,
  token: string,
): Promise<{ kind: MailKind; message: string }> {
  const refusal = readRefusal(await findTokenSecret(), token);
  if (!refusal)
    throw new AppError('LINK_EXPIRED', {
      message: 'This link is incomplete. Please open it from the mail again.',
    });
  const { kind, addressHash } = refusal;
  await mailChoices.refuse(addressHash, kind);
  return { kind, message: `You will no longer get mails of this kind: ${mailKindTexts[kind].title}.` };
}

/** For people who open the URL meant for mail clients: leads to the confirmation page. */
export function renderRedirectPage(token: string): string {
  const page = escapeHtml(`${unsubscribePath}#token=${encodeURIComponent(token)}`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Unsubscribe</title>',
    `<meta http-equiv="refresh" content="0; url=${page}">`,
    '<style>body{font:1.0625rem/1.55 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:2rem 1rem;color-scheme:light dark}</style>',
    `</head><body><main><h1>Unsubscribe</h1><p><a href="${page}">Continue to stop these mails</a></p></main></body></html>`,
  ].join('\n');
}
