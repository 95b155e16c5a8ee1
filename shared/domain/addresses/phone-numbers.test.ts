import { describe, expect, test } from 'vitest';
import { findPhoneNumber, isPhoneNumber } from './phone-numbers.ts';

describe('a phone number', () => {
  test.each([
    '(541) 555-0142',
    '541.555.0142',
    '555-0142',
    '+1 541 555 0142',
    '+49 30 901820',
    '0171 1234567',
    '06 12 34 56 78',
    '+44 (0)20 7946 0958',
    '212–736–5000',
    '212‑736‑5000',
    '２１２−７３６−５０００',
    '٠١٠٠١٢٣٤٥٦٧',
    '541-555-0142 x12',
    '541-555-0142, extension 12',
    '541-555-0142 #12',
    '+15415550142;ext=12',
  ])('is %j, alone and within a sentence', (phone) => {
    expect(isPhoneNumber(phone)).toBe(true);
    expect(findPhoneNumber(`Call ${phone} after noon`)).toBe(phone);
  });

  test.each(['12345', '12345 x12', '1234567890123456', 'call me', '10:30-11:45', '1,200,000', ''])(
    'is not %j',
    (text) => {
      expect(isPhoneNumber(text)).toBe(false);
      expect(findPhoneNumber(text)).toBeUndefined();
    },
  );

  test('with words around it is no answer to a field that asks for a number alone', () => {
    expect(isPhoneNumber('call 541-555-0142')).toBe(false);
  });
});
