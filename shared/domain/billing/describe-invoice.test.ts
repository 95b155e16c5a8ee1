import { expect, test } from 'vitest';
import { describeInvoice } from './describe-invoice.ts';
import { findTiers } from './pricing.ts';

const [tier] = findTiers('enrollment');

test.each([
  [
    '2026-11-28',
    /First invoice: \$\d+\.\d\d, before tax, for the 8 months left of 2026-2027, due 30 days after it is sent\.$/,
  ],
  ['2027-06-02', /for the last month of 2026-2027, /],
  ['2027-07-01', /for the 12 months left of 2027-2028, /],
])('a school that orders on %s reads the amount of its first invoice', (day, text) => {
  if (!tier) throw new Error('No plan for schools.');
  expect(describeInvoice('enrollment', tier, new Date(day))).toMatch(text);
});
