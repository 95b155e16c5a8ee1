import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { confirmEmail } from '../identity/confirm-email.ts';
import type { Guesser } from '../identity/limit-password-guesses.ts';
import type { OneUseToken } from '../identity/one-use-token.ts';
import { requirePassword } from '../identity/password/require-password.ts';
import { hashToken } from '../identity/secret-token.ts';
import { confirmAddress } from '../mail/consent/confirm-address.ts';
import { findOwned } from '../staff/find-owned.ts';
import { applyEmailChange } from './apply-email-change.ts';
import type { EmailChange } from './email-change.ts';
import type { LinkPorts } from './ports.ts';

type Confirmation = {
  password: string | undefined;
  /** Who enters the password of an account. */
  findGuesser(account: string): Promise<Guesser>;
};

/**
 * Confirms the account's address, or the new one of a change; returns what to say. A change that staff asked for needs
 * the account's password too: otherwise whoever may edit a customer could take the account over. Throws LINK_EXPIRED,
 * PASSWORD_REQUIRED, WRONG_CREDENTIALS, RATE_LIMITED, ACCOUNT_EXISTS.
 */
export async function answerConfirmLink(
  ports: LinkPorts,
  secret: string,
  { password, findGuesser }: Confirmation,
): Promise<string> {
  const hash = hashToken(secret);
  const token = await ports.oneUseTokens.find(hash, ports.now());
  if (token?.purpose !== 'change-email') {
    const sent = await confirmEmail(ports, secret);
    const confirmed = 'Thank you: your email address is confirmed.';
    return sent > 0 ? `${confirmed} What waited for it is on its way.` : confirmed;
  }
  const { user, change } = await findChange(ports, token);
  if (change.confirmHash !== hash) throw new AppError('LINK_EXPIRED');
  if (change.staffId) {
    if (!password) throw new AppError('PASSWORD_REQUIRED');
    const guesser = await findGuesser(user.email);
    await requirePassword(ports, user, { currentPassword: password, guesser });
  }
  await applyEmailChange(ports, user, { change, isConfirmed: true });
  await confirmAddress(ports, change.newEmail);
  return `Thank you: from now on, sign in with ${change.newEmail}.`;
}

/** The link mailed to the old address cancels the change. Throws LINK_EXPIRED. */
export async function keepEmail(ports: LinkPorts, secret: string): Promise<void> {
  const hash = hashToken(secret);
  const token = await ports.oneUseTokens.find(hash, ports.now());
  if (token?.purpose !== 'keep-email') throw new AppError('LINK_EXPIRED');
  const { user, change } = await findChange(ports, token);
  const isKept =
    change.keepHash === hash && (await ports.emailChanges.remove(change, await findOwned(ports, user)));
  if (!isKept) throw new AppError('LINK_EXPIRED');
  ports.reportSecurity('email-change-refused', { userId: user.userId, staffId: change.staffId ?? null });
}

async function findChange(
  { users, emailChanges, now }: LinkPorts,
  { userId }: OneUseToken,
): Promise<{ user: User; change: EmailChange }> {
  const [user, change] = userId
    ? await Promise.all([users.find(userId), emailChanges.find(userId, now())])
    : [];
  if (!user || !change || change.oldEmail !== user.email) throw new AppError('LINK_EXPIRED');
  return { user, change };
}
