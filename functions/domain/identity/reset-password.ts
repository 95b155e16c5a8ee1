import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { composeResetMail } from './identity-mails.ts';
import { countAttempt, resetMailLimit } from './limit-attempts.ts';
import { resetMinutes } from './one-use-token.ts';
import type { IdentityPorts } from './ports.ts';
import { makeSecretToken } from './secret-token.ts';

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
