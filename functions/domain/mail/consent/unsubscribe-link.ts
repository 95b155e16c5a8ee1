import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, type MailKind } from '#shared/domain/mail/mail-kinds.ts';
import { unsubscribeApiPath, unsubscribePath } from '#shared/domain/mail/unsubscribe-path.ts';
import { escapeHtml } from '../escape-html.ts';
import { mailFooterEnd, mailFooterStyle } from '../lay-out-mail.ts';
import type { Mail } from '../mail.ts';
import { hashAddress } from './mail-choices.ts';

/** Permission of a mail's link: to unsubscribe from its kind. It contains no address and never expires. */
type Refusal = { kind: MailKind; addressHash: string };

/** `kind.address hash.signature`. */
export function signRefusal(secret: string, { kind, addressHash }: Refusal): string {
  return `${kind}.${addressHash}.${sign(secret, kind, addressHash)}`;
}

/** The permission in a token; undefined when it isn't ours. */
export function readRefusal(secret: string, token: string): Refusal | undefined {
  const [kind, addressHash = '', signature = ''] = token.split('.');
  if (!isMailKind(kind)) return undefined;
  const expected = Buffer.from(sign(secret, kind, addressHash));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { kind, addressHash } : undefined;
}

/** The purpose is part of the signed text, so that no other signature passes as an unsubscription. */
function sign(secret: string, kind: MailKind, addressHash: string): string {
  return createHmac('sha256', secret).update(`unsubscribe.${kind}.${addressHash}`).digest('base64url');
}

/** A mail with its unsubscribe link and headers: RFC 2369, RFC 8058. */
export function addUnsubscribeLink(mail: Mail, kind: MailKind, { origin, secret }: Signing): Mail {
  const token = signRefusal(secret, { kind, addressHash: hashAddress(mail.to) });
  const page = `${origin}${unsubscribePath}#token=${token}`;
  const link = `<p class="note" style="${mailFooterStyle}"><a href="${escapeHtml(page)}" style="color:#5b6472">Stop mails of this kind</a></p>`;
  return {
    ...mail,
    text: `${mail.text}\n\nStop mails of this kind: ${page}`,
    html: mail.html.replace(mailFooterEnd, () => `${link}\n${mailFooterEnd}`),
    headers: [
      { name: 'List-Unsubscribe', value: `<${origin}${unsubscribeApiPath}?token=${token}>` },
      { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
    ],
  };
}

type Signing = { origin: string; secret: string };
