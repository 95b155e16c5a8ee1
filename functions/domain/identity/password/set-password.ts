import type { User } from '#functions/domain/accounts/account.ts';
import type { IdentityPorts, UserChanges } from '../ports.ts';
import { endSessions } from '../session/open-session.ts';

/**
 * Stores a new password, voids older mailed links, and signs out every browser. Returns the new hash; undefined when
 * only a generated password may be replaced, and it was already.
 */
export async function setPassword(
  ports: IdentityPorts,
  { userId }: User,
  password: string,
  { changes = {}, isGenerated = false }: { changes?: UserChanges; isGenerated?: boolean } = {},
): Promise<string | undefined> {
  const passwordHash = await ports.hashPassword(password);
  const passwordChangedAt = ports.now().toISOString();
  const all = { ...changes, passwordHash, passwordChangedAt, passwordExpiresAt: null };
  const isStored = await ports.users.update(userId, all, isGenerated ? 'passwordExpiresAt' : undefined);
  if (isGenerated && !isStored) return undefined;
  await endSessions(ports, userId);
  return passwordHash;
}
