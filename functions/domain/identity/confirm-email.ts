import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { confirmEmailPath } from '#shared/domain/mail/confirm-email-path.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { confirmAddress } from '../mail/consent/confirm-address.ts';
import { readSignedAddress } from '../mail/consent/confirmation-link.ts';
import { composeConfirmationMail } from './identity-mails.ts';
import { confirmationDays, type OneUseToken } from './one-use-token.ts';
import type { IdentityPorts } from './ports.ts';
import { hashToken, makeSecretToken } from './secret-token.ts';

type LinkPorts = Pick<IdentityPorts, 'now' | 'randomBytes' | 'siteOrigin'>;

/**
 * A link that confirms an address, with the data to store. The secret follows the `#`, so no server logs it.
 */
export function makeConfirmation(
  ports: LinkPorts,
  brandId: BrandId,
  userId: string,
): { url: string; hash: string; token: OneUseToken } {
  const { token: secret, hash } = makeSecretToken(ports);
  const now = ports.now();
  const token: OneUseToken = {
    purpose: 'confirm-email',
    userId,
    issuedAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + confirmationDays * 86_400,
  };
  return { url: `${ports.siteOrigin(brandId)}${confirmEmailPath}#token=${secret}`, hash, token };
}

/**
 * Confirms an address through a mailed link, and sends what waited for it. Returns how many mails. Throws LINK_EXPIRED.
 */
export async function confirmEmail(ports: IdentityPorts, secret: string): Promise<number> {
  const signed = readSignedAddress(await ports.findTokenSecret(), secret);
  return confirmAddress(ports, signed ?? (await takeAccountAddress(ports, secret)));
}

/** The address of the account that a link from the welcome mail belongs to. */
async function takeAccountAddress(ports: IdentityPorts, secret: string): Promise<string> {
  const token = await ports.oneUseTokens.take(hashToken(secret), ports.now());
  const user =
    token?.purpose === 'confirm-email' && token.userId ? await ports.users.find(token.userId) : undefined;
  // A link mailed to an earlier address confirms nothing about the present one.
  if (!user || !token || token.issuedAt < (user.emailChangedAt ?? '')) throw new AppError('LINK_EXPIRED');
  return user.email;
}

/** Resends the link unless the address is confirmed. */
export async function resendConfirmation(ports: IdentityPorts, user: User): Promise<void> {
  if (user.emailConfirmedAt) return;
  const { url, hash, token } = makeConfirmation(ports, user.brandId, user.userId);
  const mail = composeConfirmationMail(brands[user.brandId], user, { mailId: `confirm-${hash}`, url });
  await ports.oneUseTokens.add(hash, token, mail, ports.now());
  await ports.startMail(mail.mailId);
}
