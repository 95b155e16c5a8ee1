import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { passwordLengths } from '#shared/domain/identity.ts';
import { commonPasswords } from './common-passwords.ts';
import { requireUnguessablePassword } from './require-unguessable-password.ts';

const person = {
  name: 'Elena Marsh',
  email: 'e.marsh@maple-grove.org',
  username: 'elena-m',
  organisation: 'Maple Grove School',
};

test.each([
  'password',
  'Password1',
  'iloveyou',
  '1q2w3e4r',
  '12345678',
  ...Object.values(brands).map(({ name }) => `${name}2026!`),
  'Superadmin-1',
  'elena-marsh',
  'MarsH1984',
  'e.marsh@maple-grove.org',
  'ElenaM!!',
  'maplegroveschool7',
])('%j is refused', async (password) => {
  await expect(requireUnguessablePassword(password, person)).rejects.toMatchObject({
    code: 'VALIDATION',
    issues: [{ field: 'password' }],
  });
});

test.each([
  'correct horse battery',
  'a better horse',
  'elena likes maple syrup',
  '83 01 47 92',
  'пароль пароль',
])('%j is accepted', async (password) => {
  await expect(requireUnguessablePassword(password, person)).resolves.toBeUndefined();
});

test('a person without an organisation does not make every password of digits a known word', async () => {
  await expect(requireUnguessablePassword('8301479226', { name: '', email: '', username: '' })).resolves.toBe(
    undefined,
  );
});

test('the list holds at least the 3,000 passwords of ASVS 6.2.4, none shorter than a password may be', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(3000);
  expect([...commonPasswords].filter((password) => password.length < passwordLengths.least)).toEqual([]);
});
