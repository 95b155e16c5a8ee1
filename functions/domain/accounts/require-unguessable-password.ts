import { brands } from '#shared/brands/index.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';

/** What an attacker knows about the person who chooses the password. */
export type KnownOfPerson = { name: string; email: string; username: string; organisation?: string };

/** Words of the product, beside the names and domains of its brands. */
const productWords = ['gptsites', 'assistant', 'chatbot', 'password', 'admin', 'superadmin'];

/**
 * Refuses passwords that leaks contain most often, and those that are a word of the product or of the person with
 * digits and signs around it. Throws VALIDATION for `field`.
 */
export async function requireUnguessablePassword(
  password: string,
  person: KnownOfPerson,
  field = 'password',
): Promise<void> {
  const folded = fold(password);
  const letters = keepLetters(folded);
  const isKnownWord = letters !== '' && listKnownWords(person).some((word) => keepLetters(word) === letters);
  // Only calls that set a password load the list.
  const { commonPasswords } = await import('./common-passwords.ts');
  if (!isKnownWord && !commonPasswords.has(folded)) return;
  const message = identityMessages.guessablePassword;
  throw new AppError('VALIDATION', { message, issues: [{ field, message }] });
}

function listKnownWords({ name, email, username, organisation = '' }: KnownOfPerson): string[] {
  const ofBrands = Object.values(brands).flatMap((brand) => [
    brand.name,
    brand.domain,
    firstOf(brand.domain, '.'),
  ]);
  return [
    ...productWords,
    ...ofBrands,
    name,
    ...name.split(' '),
    email,
    firstOf(email, '@'),
    username,
    organisation,
  ];
}

function firstOf(text: string, separator: string): string {
  return text.split(separator)[0] ?? '';
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function keepLetters(text: string): string {
  return fold(text).replace(/\P{L}/gu, '');
}
