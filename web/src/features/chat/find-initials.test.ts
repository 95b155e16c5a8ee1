import { expect, test } from 'vitest';
import { findInitials } from './find-initials.ts';

test.each([
  ['The Maple School', 'MS'],
  ['Maple Grove School', 'MG'],
  ['Maple', 'MA'],
  ['Die Linde', 'LI'],
  ['Law & Partners', 'LP'],
  ['St. Mary-Anne', 'SM'],
  ['The', 'TH'],
  ['مدرسة الأمل', 'ما'],
  ['學校', '學校'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(findInitials(name)).toBe(expected);
});
