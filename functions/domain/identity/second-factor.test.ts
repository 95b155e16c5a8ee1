import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { findCodeStep, makeRecoveryCodes, makeSecondFactor } from './second-factor.ts';

const stepMs = 30_000;
const now = new Date(1_800_000_015_000);
const step = Math.floor(now.getTime() / stepMs);
const { secret, address } = makeSecondFactor({ randomBytes }, 'elena@maple-grove.org', 'EdGPT.ai');
const codeAt = (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * stepMs });

test.each([
  ['of now', 0, step],
  ['of the step before', -1, step - 1],
  ['of the next step', 1, step + 1],
  ['of two steps ago', -2, undefined],
  ['of two steps ahead', 2, undefined],
])('a code %s belongs to its step', (_name, steps, expected) => {
  expect(findCodeStep(secret, codeAt(steps), now)).toBe(expected);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j isn’t a code', (code) => {
  expect(findCodeStep(secret, code, now)).toBeUndefined();
});

test('RFC 6238: the vectors of appendix B, to six digits', () => {
  const shared = new Secret({ buffer: Uint8Array.from(Buffer.from('12345678901234567890')).buffer }).base32;
  expect(findCodeStep(shared, '287082', new Date(59_000))).toBe(1);
  expect(findCodeStep(shared, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
});

test('the authenticator app is told the account of the code', () => {
  expect(address).toMatch(/^otpauth:\/\/totp\/EdGPT\.ai:elena%40maple-grove\.org\?issuer=EdGPT\.ai&secret=/);
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
});

test('recovery codes are distinct and stored as hashes', () => {
  const { codes, hashes } = makeRecoveryCodes({ randomBytes });
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) {
    // 128 random bits, so that a fast hash is enough: ASVS 6.5.2 and 11.5.1.
    expect(code).toMatch(/^(?:[0-9a-f]{4}-){7}[0-9a-f]{4}$/);
    expect(hashes.join()).not.toContain(code);
  }
});
