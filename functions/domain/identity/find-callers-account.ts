import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import type { AccountStores } from './ports.ts';
import type { Session } from './session.ts';

/** The caller's account. Throws UNAUTHENTICATED when it was deleted during the call. */
export async function findCallersAccount(
  { users, sessions }: AccountStores,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ user: User; session: Session }> {
  const [user, session] = await Promise.all([users.find(userId), sessions.find(userId, sessionId)]);
  if (!user || !session) throw new AppError('UNAUTHENTICATED');
  return { user, session };
}
