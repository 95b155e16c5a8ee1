import { expect, test } from 'vitest';
import { writeName } from './write-name.ts';

test.each([
  ['Smith, Jones & Co', '"Smith, Jones & Co"'],
  ['The "Old" Mill \\ Bakery', '"The \\"Old\\" Mill \\\\ Bakery"'],
  ['Grundschule Füssen', '=?utf-8?B?R3J1bmRzY2h1bGU=?= =?utf-8?B?IEbDvHNzZW4=?='],
])('the name %s stands before an address', (name, written) => expect(writeName(name)).toBe(written));

test('of a long name in any script no encoded word is longer than a header takes', () => {
  const words = writeName('🏫'.repeat(40)).split(' ');
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(75);
  const bytes = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString());
  expect(bytes.join('')).toBe('🏫'.repeat(40));
});
