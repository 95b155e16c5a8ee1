import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Organisation } from '#functions/domain/accounts/account.ts';
import { findPendingOrder } from '#functions/domain/billing/billing-account.ts';
import { orderByInvoice } from '#functions/domain/billing/subscription/order-by-invoice.ts';
import { addDays } from '#shared/domain/trial.ts';
import { makeCustomer, signedUpAt } from '#tests/support/worlds/customer-fixture.ts';
import { openBillingWorld } from './billing-world.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

test.each([
  ['2026-11-30T05:00:00Z', '2026-12-07', /the 7 months from December 2026 to June 2027/],
  ['2026-12-20T05:00:00Z', '2026-12-20', /the 7 months from December 2026 to June 2027/],
  ['2027-06-28T05:00:00Z', '2027-07-05', /the 12 months from July 2027 to June 2028/],
])(
  'a school that orders on %s during or after a week’s trial is enrolled on %s, as its mail says',
  async (day, enrolledOn, said) => {
    vi.setSystemTime(new Date(day));
    const trialEndsAt =
      day < '2026-12-01' || day > '2027' ? addDays(new Date(day), 7) : new Date('2026-12-07');
    const organisation = makeCustomer({ brandId: 'edgpt', trialEndsAt: trialEndsAt.toISOString() });
    const { ports, owner } = openBillingWorld(organisation);
    const saved: Parameters<typeof ports.billing.save>[1][] = [];
    const billing = {
      ...ports.billing,
      save: async (...[, change]: Parameters<typeof ports.billing.save>) => saved.push(change) > 0,
    };
    await orderByInvoice(
      { ...ports, billing, pricingModelOf: () => 'enrollment' },
      { organisation, owner },
      { platform: 'edgpt', tierId: 'starter' },
      details,
    );
    const [change] = saved;
    expect(change?.order?.school?.orderedAt).toBe(enrolledOn);
    expect(change?.mails?.mails[0]?.text).toMatch(said);
  },
);

const details = {
  ...{ customerName: 'Ada', purchaseOrderNumber: '', note: '' },
  ...{ billingName: '', billingAddress: '', billingEmail: '' },
};

/** What became of the first order when the same one comes again, and the days between both. */
const cases: [what: string, days: number, change: Partial<Organisation>, isRepeated: boolean][] = [
  ['it waits', 1, {}, true],
  ['its plan was given', 90, { plan: 'basic' }, true],
  ['its plan was given and has ended', 20, { planEndedAt: daysLater(10) }, false],
  ['its plan was given and has ended a year later', 400, { planEndedAt: daysLater(366) }, false],
  ['nobody answered it in the days that an order may wait', 31, {}, false],
];

function daysLater(days: number): string {
  return new Date(signedUpAt.getTime() + days * 86_400_000).toISOString();
}

test.each(cases)('the same order by invoice again, when %s', async (_what, days, change, isRepeated) => {
  vi.setSystemTime(signedUpAt);
  const customer = makeCustomer();
  const world = openBillingWorld(customer);
  const order = { platform: customer.brandId, tierId: 'basic' } as const;
  const placeOrder = (organisation: Organisation) =>
    orderByInvoice(world.ports, { organisation, owner: world.owner }, order, details);
  expect(await placeOrder(customer)).toMatch(/^\//);
  world.pass(days);
  const later = { ...customer, ...change };
  const waits = isRepeated && later.plan === 'trial';
  expect(findPendingOrder(world.account(), later, new Date()) !== undefined).toBe(waits);
  expect((await placeOrder(later)) === undefined).toBe(isRepeated);
});
