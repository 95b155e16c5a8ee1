import type { User } from '#functions/domain/accounts/account.ts';
import { requireUnguessablePassword } from '#functions/domain/accounts/require-unguessable-password.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityPorts } from '../ports.ts';
import { setPassword } from './set-password.ts';

const mustBeReplaced = 'This password was generated for you. Please choose your own now.';
const isTooOld =
  'This password was generated for you and has expired. Please choose your own through “Forgot your password?”.';
const isOwn = 'Please sign in with your password, and change it in your account.';

/**
 * Replaces a generated password, which opens no session, and returns the new one's hash. Of several callers one
 * replaces it. Throws NEW_PASSWORD_REQUIRED, PASSWORD_EXPIRED, VALIDATION, WRONG_CREDENTIALS.
 */
export async function replaceGeneratedPassword(
  ports: IdentityPorts,
  user: User,
  { password, newPassword }: { password: string; newPassword: string | undefined },
): Promise<string> {
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
  const passwordHash = await setPassword(ports, user, newPassword, { isGenerated: true });
  if (passwordHash === undefined) throw new AppError('WRONG_CREDENTIALS');
  return passwordHash;
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'newPassword', message }] });
}
