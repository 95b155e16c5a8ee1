import { expect, test } from 'vitest';
import { describeInvoice } from './describe-invoice.ts';
import { findEnrollmentDay } from './fiscal-year.ts';
import { findTiers } from './pricing.ts';

const [tier] = findTiers('enrollment');

test.each([
  [
    '2026-11-28',
    null,
    /First invoice: \$313\.33, before tax, for the 8 months from November 2026 to June 2027, due 30 days after it is sent\.$/,
  ],
  ['2026-11-30', '2026-12-07', /\$274\.17, before tax, for the 7 months from December 2026 to June 2027, /],
  ['2026-12-20', '2026-12-07', /for the 7 months from December 2026 to June 2027, /],
  ['2027-06-02', null, /for June 2027, /],
  ['2027-06-28', '2027-07-05', /\$470\.00, before tax, for the 12 months from July 2027 to June 2028, /],
])(
  'a school that orders on %s, on a trial until %s, reads the amount of its first invoice',
  (day, trialEnd, text) => {
    if (!tier) throw new Error('No plan for schools.');
    const enrolled = findEnrollmentDay(trialEnd, new Date(day));
    expect(describeInvoice('enrollment', tier, enrolled)).toMatch(text);
  },
);
