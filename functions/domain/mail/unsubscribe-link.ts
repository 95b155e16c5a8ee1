import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, type MailKind } from '#shared/domain/mail/mail-kinds.ts';
import { unsubscribeApiPath, unsubscribePath } from '#shared/domain/mail/unsubscribe-path.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';
import { hashAddress } from './mail-choices.ts';

/** What the link of a mail allows: that its reader does without mails of its kind. It tells no address, and never ends. */
type Refusal = { kind: MailKind; addressHash: string };

/** `kind.address hash.signature`. */
export function signRefusal(secret: string, { kind, addressHash }: Refusal): string {
  return `${kind}.${addressHash}.${sign(secret, kind, addressHash)}`;
}

/** The refusal that a token allows; undefined when it is none of ours. */
export function readRefusal(secret: string, token: string): Refusal | undefined {
  const [kind, addressHash = '', signature = ''] = token.split('.');
  if (!isMailKind(kind)) return undefined;
  const expected = Buffer.from(sign(secret, kind, addressHash));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { kind, addressHash } : undefined;
}

/** The purpose is part of what is signed: nothing else that the secret signs passes for a refusal. */
function sign(secret: string, kind: MailKind, addressHash: string): string {
  return createHmac('sha256', secret).update(`unsubscribe.${kind}.${addressHash}`).digest('base64url');
}

/** A mail with the link to do without its kind, and the headers by which mail programs offer it: RFC 2369, RFC 8058. */
export function addUnsubscribeLink(mail: Mail, kind: MailKind, { origin, secret }: Signing): Mail {
  const token = signRefusal(secret, { kind, addressHash: hashAddress(mail.to) });
  const page = `${origin}${unsubscribePath}#token=${token}`;
  const link = `<p style="color:#6b7280;font-size:14px"><a href="${escapeHtml(page)}" style="color:#6b7280">Stop mails of this kind</a></p>`;
  return {
    ...mail,
    text: `${mail.text}\n\nStop mails of this kind: ${page}`,
    html: mail.html.replace('</body>', () => `${link}\n</body>`),
    headers: [
      { name: 'List-Unsubscribe', value: `<${origin}${unsubscribeApiPath}?token=${token}>` },
      { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
    ],
  };
}

type Signing = { origin: string; secret: string };
