import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { composeResetMail } from './identity-mails.ts';
import { countAttempt, resetMailLimit } from './limit-attempts.ts';
import { resetMinutes } from './one-use-token.ts';
import type { IdentityPorts } from './ports.ts';
import { hashToken, makeSecretToken } from './secret-token.ts';
import { setPassword } from './set-password.ts';

/**
 * Mails a password reset link. Unknown addresses cause the same writes but no mail, so neither reply nor
 * timing reveals them. Throws RATE_LIMITED.
 */
export async function requestPasswordReset(
  ports: IdentityPorts,
  email: string,
  askedAt: BrandId,
): Promise<void> {
  await countAttempt(ports, resetMailLimit, email);
  const user = await ports.users.findByEmail(email);
  const { token, hash } = makeSecretToken(ports);
  const now = ports.now();
  const brandId = user?.brandId ?? askedAt;
  const url = `${ports.siteOrigin(brandId)}/user/reset-password#token=${token}`;
  const recipient = { name: user?.name ?? email, email: user?.email ?? email };
  const mail = composeResetMail(brands[brandId], recipient, { mailId: `reset-${hash}`, url });
  const oneUseToken = {
    purpose: 'reset-password' as const,
    userId: user?.userId ?? null,
    issuedAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + resetMinutes * 60,
  };
  await ports.oneUseTokens.add(hash, oneUseToken, mail, now);
  await ports.startMail(mail.mailId);
}

/**
 * Sets a new password through a mailed link, which proves ownership of the address. Returns the account.
 * Throws LINK_EXPIRED.
 */
export async function resetPassword(ports: IdentityPorts, secret: string, password: string): Promise<User> {
  const token = await ports.oneUseTokens.take(hashToken(secret), ports.now());
  const user =
    token?.purpose === 'reset-password' && token.userId ? await ports.users.find(token.userId) : undefined;
  if (!token || !user || token.issuedAt < (user.passwordChangedAt ?? '')) throw new AppError('LINK_EXPIRED');
  await setPassword(ports, user, password, { emailConfirmedAt: ports.now().toISOString() });
  return user;
}
