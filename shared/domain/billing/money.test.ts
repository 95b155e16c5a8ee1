import { expect, test } from 'vitest';
import { cents, formatCents, prorateByMonths, sumCents } from './money.ts';

test.each([
  [117_600, 12, 117_600],
  [117_600, 6, 58_800],
  [47_000, 7, 27_417],
  [47_000, 0, 0],
])('%i cents a year are, for %i months, %i cents', (annual, months, due) => {
  expect(prorateByMonths(cents(annual), months)).toBe(due);
});

test.each([
  [0, '$0.00'],
  [4905, '$49.05'],
  [143_000_00, '$143,000.00'],
  [-300, '-$3.00'],
])('%i cents are formatted as %s', (amount, text) => {
  expect(formatCents(cents(amount))).toBe(text);
});

test('a sum never contains a fraction of a cent', () => {
  expect(() => cents(0.1 + 0.2)).toThrow(RangeError);
  expect(sumCents([cents(1), cents(2)])).toBe(3);
});
