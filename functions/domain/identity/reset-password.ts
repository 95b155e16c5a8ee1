import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { composeResetMail } from './identity-mails.ts';
import type { IdentityWorld } from './identity-world.ts';
import { countAttempt, resetMailLimit } from './limit-attempts.ts';
import { resetMinutes } from './one-use-token.ts';
import { hashToken, makeSecretToken } from './secret-token.ts';
import { setPassword } from './set-password.ts';

/**
 * Mails a link for a new password. For an address without an account the same is written and queued, and nothing is
 * sent: neither the answer nor its time tells. Throws RATE_LIMITED.
 */
export async function requestPasswordReset(
  world: IdentityWorld,
  email: string,
  askedAt: BrandId,
): Promise<void> {
  await countAttempt(world, resetMailLimit, email);
  const user = await world.users.findByEmail(email);
  const { token, hash } = makeSecretToken(world);
  const now = world.now();
  const brandId = user?.brandId ?? askedAt;
  const url = `${world.siteOrigin(brandId)}/user/reset-password#token=${token}`;
  const recipient = { name: user?.name ?? email, email: user?.email ?? email };
  const mail = composeResetMail(brands[brandId], recipient, { mailId: `reset-${hash}`, url });
  const oneUseToken = {
    purpose: 'reset-password' as const,
    userId: user?.userId ?? null,
    issuedAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + resetMinutes * 60,
  };
  await world.oneUseTokens.add(hash, oneUseToken, mail, now);
  await world.startMail(mail.mailId);
}

/** Sets a new password by a mailed link; who holds the link owns the address. Answers the account. Throws LINK_EXPIRED. */
export async function resetPassword(world: IdentityWorld, secret: string, password: string): Promise<User> {
  const token = await world.oneUseTokens.take(hashToken(secret), world.now());
  const user =
    token?.purpose === 'reset-password' && token.userId ? await world.users.find(token.userId) : undefined;
  if (!token || !user || token.issuedAt < (user.passwordChangedAt ?? '')) throw new AppError('LINK_EXPIRED');
  await setPassword(world, user, password, { emailConfirmedAt: world.now().toISOString() });
  return user;
}
