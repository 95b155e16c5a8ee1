import type { User } from '../accounts/account.ts';
import type { IdentityWorld } from './identity-world.ts';
import { endSessions } from './open-session.ts';
import type { UserChanges } from './user-store.ts';

/** Stores a new password, voids the links that were mailed before, and signs every browser out. */
export async function setPassword(
  world: IdentityWorld,
  { userId }: User,
  password: string,
  changes: UserChanges = {},
): Promise<void> {
  const passwordHash = await world.hashPassword(password);
  await world.users.update(userId, {
    ...changes,
    passwordHash,
    passwordChangedAt: world.now().toISOString(),
  });
  await endSessions(world, userId);
}
