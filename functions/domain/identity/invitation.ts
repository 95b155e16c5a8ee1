import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { invitationDays, type OneUseToken } from './one-use-token.ts';
import type { IdentityPorts } from './ports.ts';
import { hashToken, makeSecretToken } from './secret-token.ts';
import { setPassword } from './set-password.ts';

/** A link for an invited person to choose a password, with the data to store. */
export function makeInvitation(
  ports: Pick<IdentityPorts, 'now' | 'randomBytes' | 'siteOrigin'>,
  brandId: BrandId,
  userId: string,
): { url: string; hash: string; token: OneUseToken } {
  const { token: secret, hash } = makeSecretToken(ports);
  const now = ports.now();
  const token: OneUseToken = {
    purpose: 'accept-invitation',
    userId,
    issuedAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + invitationDays * 86_400,
  };
  return { url: `${ports.siteOrigin(brandId)}/user/invitation#token=${secret}`, hash, token };
}

/** Sets the first password through an invitation link, which proves the address. Throws LINK_EXPIRED. */
export async function acceptInvitation(
  ports: IdentityPorts,
  secret: string,
  password: string,
): Promise<User> {
  const token = await ports.oneUseTokens.take(hashToken(secret), ports.now());
  const user =
    token?.purpose === 'accept-invitation' && token.userId ? await ports.users.find(token.userId) : undefined;
  // Choosing a password voids older links.
  if (!token || !user || token.issuedAt < (user.passwordChangedAt ?? '') || user.deletionDueAt)
    throw new AppError('LINK_EXPIRED');
  await setPassword(ports, user, password, { emailConfirmedAt: ports.now().toISOString() });
  return user;
}
