import { brands } from '../../brands/index.ts';

/** What an attacker knows about the person who chooses the password. */
export type KnownOfPerson = { name: string; email: string; username: string; organisation?: string };

/** Words of the product, beside the names and domains of its brands. */
const productWords = ['gptsites', 'assistant', 'chatbot', 'password', 'admin', 'superadmin'];

/** Whether a password is a word of the product or of the person, with digits and signs around it. */
export function isKnownWord(password: string, person: KnownOfPerson): boolean {
  const letters = keepLetters(password);
  return letters !== '' && listKnownWords(person).some((word) => keepLetters(word) === letters);
}

/** Letters that differ only in case or in their Unicode form count as one. */
export const foldPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

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

const firstOf = (text: string, separator: string): string => text.split(separator)[0] ?? '';

const keepLetters = (text: string): string => foldPassword(text).replace(/\P{L}/gu, '');
