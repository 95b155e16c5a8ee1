import { expect, test } from 'vitest';
import { readRefreshCookie, writeRefreshCookie } from './refresh-cookie.ts';

test('over TLS a refresh token is bound to its host and kept from scripts and other sites', () => {
  const written = writeRefreshCookie('user', 'secret', true);
  const [pair = '', ...attributes] = written.split('; ');
  expect(pair).toBe('__Host-user-session=secret');
  expect(attributes).toEqual(['Path=/', 'Max-Age=43200', 'HttpOnly', 'SameSite=Strict', 'Secure']);
  expect(readRefreshCookie('user', { cookies: [pair] }, true)).toBe('secret');
});

test('over TLS a cookie without the prefix, which another host could have set, is not read', () => {
  expect(readRefreshCookie('user', { cookies: ['user-session=planted'] }, true)).toBeUndefined();
});
