import { expect, test } from 'vitest';
import { isAllowedHost } from './is-allowed-host.ts';

test.each([
  ['any.example', [], true],
  ['www.school.org', ['www.school.org'], true],
  ['WWW.School.org', ['www.school.org'], true],
  ['school.org', ['www.school.org'], false],
  ['www.school.org:8080', ['www.school.org'], false],
  ['localhost:8080', ['www.school.org', 'localhost:8080'], true],
  ['shop.school.org', ['*.school.org'], true],
  ['school.org', ['*.school.org'], false],
  ['evilschool.org', ['*.school.org'], false],
  ['www.school.org.evil.example', ['www.school.org', '*.school.org'], false],
  ['', ['www.school.org'], false],
])('%s with the list %j: %s', (host, allowedDomains, expected) => {
  expect(isAllowedHost(host, allowedDomains)).toBe(expected);
});
