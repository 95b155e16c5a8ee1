import type { User } from '#functions/domain/accounts/account.ts';
import { requireUnguessablePassword } from '#functions/domain/accounts/require-unguessable-password.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { Device, IdentityPorts } from '../ports.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { type Proof, requirePassword } from './require-password.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes the password, signs out every browser, and signs this one in again. Throws VALIDATION and the
 * errors of `requirePassword`.
 */
export async function changePassword(
  ports: IdentityPorts,
  user: User,
  { password, ...proof }: Proof & { password: string },
  device: Device,
): Promise<OpenedSession> {
  await requirePassword(ports, user, proof);
  if (password === proof.currentPassword) {
    const message = identityMessages.samePassword;
    throw new AppError('VALIDATION', { message, issues: [{ field: 'password', message }] });
  }
  await requireUnguessablePassword(password, user);
  await setPassword(ports, user, password);
  return openSession(ports, user, device);
}
