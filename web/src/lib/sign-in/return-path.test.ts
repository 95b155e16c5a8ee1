import { expect, test } from 'vitest';
import { readReturnPath, withReturnPath } from './return-path.ts';

test.each(['/school/dashboard', '/school-dashboard/conv_edgpt_0?tab=chats#latest'])(
  'a sign-in leads back to %s',
  (path) =>
    expect(readReturnPath(new URL(withReturnPath('/user/login', path), 'https://a.org').search)).toBe(path),
);

test.each([
  '',
  'https://attacker.example/',
  '//attacker.example',
  '/\\attacker.example',
  '\\\\attacker.example',
  '/\t/attacker.example',
  'javascript:alert(1)',
])('a sign-in never redirects to %j', (path) => {
  expect(
    readReturnPath(new URL(withReturnPath('/user/login', path), 'https://a.org').search),
  ).toBeUndefined();
});
