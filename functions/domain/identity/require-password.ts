import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import type { IdentityWorld } from './identity-world.ts';
import { countAttempt, signInLimit } from './limit-attempts.ts';

/**
 * Makes sure that whoever holds the session also knows the password. Throws WRONG_CREDENTIALS, RATE_LIMITED: a stolen
 * session must not be a place to guess at.
 */
export async function requirePassword(world: IdentityWorld, user: User, password: string): Promise<void> {
  const forgetAttempts = await countAttempt(world, signInLimit, user.email);
  if (!(await world.verifyPassword(password, user.passwordHash))) {
    throw new AppError('WRONG_CREDENTIALS', { message: 'The current password is not right.' });
  }
  await forgetAttempts();
}
