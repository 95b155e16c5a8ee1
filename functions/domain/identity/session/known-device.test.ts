import { expect, test } from 'vitest';
import { isPassFor, readKnownDevice, signKnownDevice } from './known-device.ts';

const secret = 'a secret of at least thirty-two bytes';
const email = 'elena@maple-grove.org';
const signedIn = new Date('2026-03-01T12:00:00Z');
const pass = signKnownDevice(secret, email, '0123456789abcdef', signedIn);
const daysLater = (days: number) => new Date(signedIn.getTime() + days * 86_400_000);

test.each([
  ['of the account', secret, email, pass, 0, true],
  ['of the account in another spelling', secret, ' Elena@Maple-Grove.org ', pass, 0, true],
  ['of another account', secret, 'mark@maple-grove.org', pass, 0, false],
  ['signed with another secret', `${secret}!`, email, pass, 0, false],
  ['for another device', secret, email, pass.replace('0123', '3210'), 0, false],
  ['with a forged date', secret, email, pass.replace('.177', '.277'), 0, false],
  ['without a signature', secret, email, pass.replace(/[^.]+$/, ''), 0, false],
  ['almost half a year old', secret, email, pass, 179.9, true],
  ['half a year old', secret, email, pass, 180, false],
])('a pass %s', (_name, signedBy, account, given, age, isKnown) => {
  expect(readKnownDevice(signedBy, account, given, daysLater(age)) !== undefined).toBe(isKnown);
});

test('a pass reveals its account only to someone who knows the address', () => {
  expect(pass).not.toMatch(/elena|maple/i);
  expect([isPassFor(email, pass), isPassFor('mark@maple-grove.org', pass)]).toEqual([true, false]);
});
