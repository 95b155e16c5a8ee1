import { expect, test } from 'vitest';
import { makePhoneAddress } from './contact-links.tsx';

test.each([
  ['(800) 555-0101', 'tel:8005550101'],
  ['+49 30 901820', 'tel:+4930901820'],
  ['541-555-0142 ext. 12', 'tel:5415550142;ext=12'],
  ['541-555-0142 x12', 'tel:5415550142;ext=12'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['(020) 7946 0958', 'tel:02079460958'],
])('a link to %s dials %s', (phone, address) => {
  expect(makePhoneAddress(phone)).toBe(address);
});
