import { expect, test } from 'vitest';
import { findOpenableAddress } from './openable-address.ts';

const siteAddresses = { 'www.school.org': 'http://127.0.0.1:8901' };

test.each([
  ['https://other.org/a?b=1#c', 'https://other.org/a?b=1#c'],
  ['http://www.school.org/fees#:~:text=450%20euros', 'http://127.0.0.1:8901/fees#:~:text=450%20euros'],
  ['http://www.school.org/a?b=1', 'http://127.0.0.1:8901/a?b=1'],
])('%s opens at %s', (address, expected) => {
  expect(findOpenableAddress(address, siteAddresses)).toBe(expected);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'not an address', '', null])(
  'never makes a link of %s',
  (address) => {
    expect(findOpenableAddress(address, siteAddresses)).toBeUndefined();
  },
);
