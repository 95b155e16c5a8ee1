import { identityMessages } from '#shared/domain/identity.ts';
import {
  foldPassword,
  isKnownWord,
  type KnownOfPerson,
} from '#shared/domain/passwords/guessable-password.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Refuses passwords that leaks contain most often, and those that are a word of the product or of the person with
 * digits and signs around it. Throws VALIDATION for `field`.
 */
export async function requireUnguessablePassword(
  password: string,
  person: KnownOfPerson,
  field = 'password',
): Promise<void> {
  // Only calls that set a password load the list.
  const { commonPasswords } = await import('./common-passwords.ts');
  if (!isKnownWord(password, person) && !commonPasswords.has(foldPassword(password))) return;
  const message = identityMessages.guessablePassword;
  throw new AppError('VALIDATION', { message, issues: [{ field, message }] });
}
