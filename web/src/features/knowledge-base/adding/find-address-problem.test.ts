import { expect, test } from 'vitest';
import { findAddressProblem } from './find-address-problem.ts';

test.each(['https://www.example.org/hostel.htm', 'www.example.org/hostel.htm', ' example.org '])(
  'takes %j',
  (address) => {
    expect(findAddressProblem(address)).toBeUndefined();
  },
);

test.each([
  ['', 'Please enter an address.'],
  ['the hostel', 'Please enter the address of a page, such as https://www.example.org/page.'],
  ['mailto:office@example.org', 'Please enter the address of a page, such as https://www.example.org/page.'],
])('says what is wrong with %j', (address, problem) => {
  expect(findAddressProblem(address)).toBe(problem);
});
