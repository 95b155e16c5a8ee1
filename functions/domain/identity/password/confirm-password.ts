import type { User } from '#functions/domain/accounts/account.ts';
import type { SessionConfirmationStore } from '#functions/storage/dynamodb/accounts/session-confirmation-store.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityPorts } from '../ports.ts';
import type { Session } from '../session.ts';
import { type Proof, requirePassword } from './require-password.ts';

/** Notes that the caller knows the password, for what asks for it. Throws WRONG_CREDENTIALS, RATE_LIMITED. */
export async function confirmPassword(
  ports: IdentityPorts & { confirmations: SessionConfirmationStore },
  { user, session }: { user: User; session: Session },
  proof: Proof,
): Promise<void> {
  await requirePassword(ports, user, proof);
  if (!(await ports.confirmations.note(session, ports.now()))) throw new AppError('UNAUTHENTICATED');
}
