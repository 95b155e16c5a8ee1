import type { User } from '../accounts/account.ts';
import type { IdentityWorld } from './identity-world.ts';
import { liftPasswordLimit } from './limit-password-guesses.ts';
import { endSessions } from './open-session.ts';
import type { UserChanges } from './user-store.ts';

/** Stores a new password, voids the links that were mailed before, signs every browser out, and lets new devices try again. */
export async function setPassword(
  world: IdentityWorld,
  { userId, email }: User,
  password: string,
  changes: UserChanges = {},
): Promise<void> {
  const passwordHash = await world.hashPassword(password);
  await world.users.update(userId, {
    ...changes,
    passwordHash,
    passwordChangedAt: world.now().toISOString(),
  });
  await Promise.all([endSessions(world, userId), liftPasswordLimit(world, email)]);
}
