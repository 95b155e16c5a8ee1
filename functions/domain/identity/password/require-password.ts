import type { User } from '#functions/domain/accounts/account.ts';
import { AppError } from '#shared/errors.ts';
import { countPasswordGuess, type Guesser } from '../limit-password-guesses.ts';
import type { IdentityPorts } from '../ports.ts';
import { warnOwner } from '../warn-owner.ts';

/** Proof that the caller owns the session, and who provides it. */
export type Proof = { currentPassword: string; guesser: Guesser };

/**
 * Requires the current password from a signed-in caller; rate-limited, so that a stolen session can't be used
 * for guessing. Throws WRONG_CREDENTIALS, RATE_LIMITED.
 */
export async function requirePassword(
  ports: IdentityPorts,
  user: User,
  { currentPassword, guesser }: Proof,
): Promise<void> {
  const { email, passwordChangedAt } = user;
  const guess = await countPasswordGuess(ports, { name: email, account: email, passwordChangedAt }, guesser);
  if (!(await ports.verifyPassword(currentPassword, user.passwordHash))) {
    if (guess.isLastOfStrangers) await warnOwner(ports, 'strangers-refused', { account: email, user });
    throw new AppError('WRONG_CREDENTIALS', { message: 'The current password is incorrect.' });
  }
  await guess.forgive();
}
