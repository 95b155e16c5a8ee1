import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { countPasswordGuess, type Guesser } from './limit-password-guesses.ts';
import type { IdentityPorts } from './ports.ts';
import { warnOwner } from './warn-owner.ts';

/** The proof that the caller owns the session, and who gives it. */
export type Proof = { currentPassword: string; guesser: Guesser };

/**
 * Makes sure that whoever holds the session also knows the password. Throws WRONG_CREDENTIALS, RATE_LIMITED: a stolen
 * session must not be a place to guess at.
 */
export async function requirePassword(
  ports: IdentityPorts,
  user: User,
  { currentPassword, guesser }: Proof,
): Promise<void> {
  const { email, passwordChangedAt } = user;
  const guess = await countPasswordGuess(ports, { email, passwordChangedAt }, guesser);
  if (!(await ports.verifyPassword(currentPassword, user.passwordHash))) {
    if (guess.isLastOfStrangers) await warnOwner(ports, 'strangers-refused', { account: email, user });
    throw new AppError('WRONG_CREDENTIALS', { message: 'The current password is not right.' });
  }
  await guess.forgive();
}
