import type { User } from '#functions/domain/accounts/account.ts';
import { requireUnguessablePassword } from '#functions/domain/accounts/require-unguessable-password.ts';
import { confirmAddress } from '#functions/domain/mail/consent/confirm-address.ts';
import { AppError } from '#shared/errors.ts';
import type { OneUseToken } from '../one-use-token.ts';
import type { IdentityPorts } from '../ports.ts';
import { hashToken } from '../secret-token.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets the password that a mailed link lets its receiver choose; the link proves the address. A password that is refused
 * leaves the link usable. Returns the account. Throws LINK_EXPIRED, VALIDATION.
 */
export async function redeemPasswordLink(
  ports: IdentityPorts,
  purpose: OneUseToken['purpose'],
  { secret, password }: { secret: string; password: string },
): Promise<User> {
  const hash = hashToken(secret);
  const user = await findReceiver(ports, purpose, await ports.oneUseTokens.find(hash, ports.now()));
  await requireUnguessablePassword(password, user);
  if (!(await ports.oneUseTokens.take(hash, ports.now()))) throw new AppError('LINK_EXPIRED');
  await setPassword(ports, user, password, { changes: { emailConfirmedAt: ports.now().toISOString() } });
  await confirmAddress(ports, user.email);
  return user;
}

/** Choosing a password voids older links, and so does a change of the address they were mailed to. */
async function findReceiver(
  { users }: Pick<IdentityPorts, 'users'>,
  purpose: OneUseToken['purpose'],
  token: OneUseToken | undefined,
): Promise<User> {
  const user = token?.purpose === purpose && token.userId ? await users.find(token.userId) : undefined;
  const { passwordChangedAt = '', emailChangedAt = '' } = user ?? {};
  const isVoid = !token || token.issuedAt < passwordChangedAt || token.issuedAt < emailChangedAt;
  if (isVoid || !user) throw new AppError('LINK_EXPIRED');
  // Whoever forgot a password may keep the account; who was invited to a removed one may not join.
  if (purpose === 'accept-invitation' && user.deletionDueAt) throw new AppError('LINK_EXPIRED');
  return user;
}
