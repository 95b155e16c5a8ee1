import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { requireUnguessablePassword } from '../accounts/require-unguessable-password.ts';
import type { IdentityPorts } from './ports.ts';
import { setPassword } from './set-password.ts';

const mustBeReplaced = 'This password was generated for you. Please choose your own now.';
const isTooOld =
  'This password was generated for you and has expired. Please choose your own through “Forgot your password?”.';
const isOwn = 'Please sign in with your password, and change it in your account.';

/**
 * Replaces a generated password, which opens no session. Throws NEW_PASSWORD_REQUIRED, PASSWORD_EXPIRED, VALIDATION.
 */
export async function replaceGeneratedPassword(
  ports: IdentityPorts,
  user: User,
  { password, newPassword }: { password: string; newPassword: string | undefined },
): Promise<void> {
  const { passwordExpiresAt } = user;
  if (passwordExpiresAt === undefined) throw refuse(isOwn);
  if (passwordExpiresAt <= ports.now().toISOString()) {
    throw new AppError('PASSWORD_EXPIRED', { message: isTooOld });
  }
  if (newPassword === undefined) {
    throw new AppError('NEW_PASSWORD_REQUIRED', { message: mustBeReplaced });
  }
  if (newPassword === password) throw refuse(identityMessages.samePassword);
  await requireUnguessablePassword(newPassword, user);
  await setPassword(ports, user, newPassword);
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'newPassword', message }] });
}
