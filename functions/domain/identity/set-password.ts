import type { User } from '../accounts/account.ts';
import type { IdentityPorts, UserChanges } from './ports.ts';
import { endSessions } from './session/open-session.ts';

/** Stores a new password, voids older mailed links, and signs out every browser. */
export async function setPassword(
  ports: IdentityPorts,
  { userId }: User,
  password: string,
  changes: UserChanges = {},
): Promise<void> {
  const passwordHash = await ports.hashPassword(password);
  await ports.users.update(userId, {
    ...changes,
    passwordHash,
    passwordChangedAt: ports.now().toISOString(),
    passwordExpiresAt: null,
  });
  await endSessions(ports, userId);
}
