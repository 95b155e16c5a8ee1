import type { User } from '#functions/domain/accounts/account.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { composeResetMail } from '../identity-mails.ts';
import { type AttemptLimit, hasAttemptLeft, normalizeName } from '../limit-attempts.ts';
import { resetMinutes } from '../one-use-token.ts';
import type { IdentityPorts } from '../ports.ts';
import { hashToken, makeSecretToken } from '../secret-token.ts';

/** With at most three new links, five mails an hour to one address. */
const repeatLimit: AttemptLimit = { kind: 'reset-mail-again', most: 2, windowSeconds: 3600 };
/** A link that is about to expire is no help: a new one is sent. */
const leastSecondsLeft = 10 * 60;

/**
 * Mails a password reset link. Asking again sends the valid link again, so strangers who ask can't use up the owner's
 * mails: there is always a valid link in the mailbox. Unknown addresses cause the same writes but no mail, so neither
 * reply nor timing reveals them.
 */
export async function requestPasswordReset(
  ports: IdentityPorts,
  email: string,
  askedAt: BrandId,
): Promise<void> {
  const now = ports.now();
  const addressHash = hashToken(normalizeName(email));
  const user = await ports.users.findByEmail(email);
  const mailId = await findValidMail(ports, addressHash, user);
  if (mailId === undefined) return mailNewLink(ports, { email, addressHash, askedAt, user });
  if (!(await hasAttemptLeft(ports, repeatLimit, email))) return;
  await ports.mails.sendAgain(mailId, now);
  await ports.startMail(mailId);
}

/** The mail of a link that still works for a while. */
async function findValidMail(
  ports: IdentityPorts,
  addressHash: string,
  user: User | undefined,
): Promise<string | undefined> {
  const now = ports.now();
  const hash = await ports.resetLinks.find(addressHash);
  const link = hash && (await ports.oneUseTokens.find(hash, now));
  if (!hash || !link || link.userId !== (user?.userId ?? null)) return undefined;
  const isVoid = link.issuedAt < (user?.passwordChangedAt ?? '');
  const secondsLeft = link.expiresAt - now.getTime() / 1000;
  return isVoid || secondsLeft < leastSecondsLeft ? undefined : nameMail(hash);
}

async function mailNewLink(
  ports: IdentityPorts,
  { email, addressHash, askedAt, user }: Asked & { user: User | undefined },
): Promise<void> {
  const { token, hash } = makeSecretToken(ports);
  const now = ports.now();
  const brandId = user?.brandId ?? askedAt;
  const url = `${ports.siteOrigin(brandId)}/user/reset-password#token=${token}`;
  const recipient = { name: user?.name ?? email, email: user?.email ?? email };
  const mail = composeResetMail(brands[brandId], recipient, { mailId: nameMail(hash), url });
  const oneUseToken = {
    purpose: 'reset-password' as const,
    userId: user?.userId ?? null,
    issuedAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + resetMinutes * 60,
  };
  await ports.oneUseTokens.add(hash, oneUseToken, mail, now);
  await ports.resetLinks.replace(addressHash, hash, oneUseToken.expiresAt);
  await ports.startMail(mail.mailId);
}

type Asked = { email: string; addressHash: string; askedAt: BrandId };

const nameMail = (hash: string) => `reset-${hash}`;
