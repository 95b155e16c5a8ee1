import { createHmac, timingSafeEqual } from 'node:crypto';
import { confirmEmailPath } from '#shared/domain/mail/confirm-email-path.ts';
import { escapeHtml } from '../escape-html.ts';
import { mailFooterEnd, mailFooterStyle } from '../lay-out-mail.ts';
import type { Mail } from '../mail.ts';

/** HMAC-SHA-256 in base64url. */
const signatureLength = 43;

/** The secret of a link that confirms an address, with or without an account. It never expires. */
export function signAddress(secret: string, email: string): string {
  const address = email.trim().toLowerCase();
  return Buffer.from(address).toString('base64url') + sign(secret, address);
}

/** The address that a link confirms; undefined when the link isn't ours. */
export function readSignedAddress(secret: string, token: string): string | undefined {
  const address = Buffer.from(token.slice(0, -signatureLength), 'base64url').toString();
  const given = Buffer.from(token.slice(-signatureLength));
  const expected = Buffer.from(sign(secret, address));
  const isOurs = address !== '' && given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? address : undefined;
}

/** The purpose is part of the signed text, so that no other signature passes as a confirmation. */
function sign(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`confirm-address.${address}`).digest('base64url');
}

type Signing = { origin: string; secret: string };

export function makeConfirmationUrl({ origin, secret }: Signing, email: string): string {
  return `${origin}${confirmEmailPath}#token=${signAddress(secret, email)}`;
}

/** A mail to an unconfirmed address with the link that confirms it, unless it has one. */
export function addConfirmationLink(mail: Mail, signing: Signing): Mail {
  if (mail.text.includes(`${confirmEmailPath}#token=`)) return mail;
  const url = makeConfirmationUrl(signing, mail.to);
  const said = 'This address has not been confirmed, so we leave out names and messages.';
  const link = `<p class="note" style="${mailFooterStyle}">${said} <a href="${escapeHtml(url)}" style="color:#5b6472">Confirm my email address</a></p>`;
  return {
    ...mail,
    text: `${mail.text}\n\n${said} Confirm my email address: ${url}`,
    html: mail.html.replace(mailFooterEnd, () => `${link}\n${mailFooterEnd}`),
  };
}
