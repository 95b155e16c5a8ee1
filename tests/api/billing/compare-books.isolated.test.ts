import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BillingAccount } from '#functions/domain/billing/billing-account.ts';
import { receiveEvent } from '#functions/domain/billing/receive-event.ts';
import { subscribe } from '#functions/domain/billing/subscription/subscribe.ts';
import { findDifferences, reportDifferences } from '#functions/domain/books/compare-books.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { type BillingWorld, openBillingWorld } from './billing-world.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** A customer who has paid for a plan, of which the books agree. */
async function openPaying() {
  const customer = makeCustomer();
  vi.setSystemTime(new Date(customer.createdAt));
  const world = openBillingWorld(customer);
  world.pass(8);
  const organisation = world.organisation();
  const order = { platform: organisation.brandId, tierId: 'basic', interval: 'monthly' } as const;
  const names = { customerName: world.owner.name, purchaseOrderNumber: '' };
  const { confirmation } = await subscribe(world.ports, { organisation, owner: world.owner }, order, names);
  world.engine.confirm(confirmation?.clientSecret ?? '', '4242424242424242');
  for (const payload of world.events.splice(0)) await receiveEvent(world.ports, payload, world.sign(payload));
  expect(await findDifferences(world.bookPorts)).toEqual([]);
  const { customers, intents } = world.engine.state;
  const paid = Object.values(intents).find(({ charge }) => charge) ?? expect.fail();
  const provided = customers[world.account()?.customerId ?? ''] ?? expect.fail();
  return { world, state: world.engine.state, paid, provided };
}

type Paying = Awaited<ReturnType<typeof openPaying>>;

/** Changes our account behind the provider's back. */
async function setAccount({ ports, account }: BillingWorld, change: (known: BillingAccount) => object) {
  const known = account() ?? expect.fail();
  const next = { ...known, ...change(known), version: known.version + 1 };
  expect(await ports.billing.save(next, { now: new Date() })).toBe(true);
}

const setSubscription = (world: BillingWorld, change: object) =>
  setAccount(world, ({ subscription }) => ({
    subscription: subscription && { ...subscription, ...change },
  }));

const openInvoice = { invoiceId: 'in_gone', dueCents: cents(4900), url: null, asksOwner: false };

const breaks: [kind: string, what: RegExp, act: (paying: Paying) => unknown][] = [
  [
    'customer',
    /^Our books do not know it, with 0 live subscriptions, 0 payments and \$5\.00 of credit/,
    ({ state, provided }) => (state.customers.cus_lost = { ...provided, id: 'cus_lost', balance: -500 }),
  ],
  [
    'customer',
    /^The provider does not know this customer/,
    ({ world }) => setAccount(world, () => ({ customerId: 'cus_gone' })),
  ],
  [
    'subscription',
    /^Our books do not have sub_\w+, which is active/,
    ({ world }) => setAccount(world, () => ({ subscription: undefined })),
  ],
  [
    'subscription',
    /is active in our books, and ended or unknown/,
    ({ world }) => setSubscription(world, { subscriptionId: 'sub_gone' }),
  ],
  [
    'subscription',
    /is past_due, basic monthly at \$49\.00 in our books, and active, basic/,
    ({ world }) => setSubscription(world, { status: 'past_due' }),
  ],
  [
    'invoice',
    /^The open invoice is in_gone over \$49\.00 in our books, and none/,
    ({ world }) => setSubscription(world, { openInvoice }),
  ],
  [
    'invoice',
    /paid \$49\.00 of invoice EDGPT-2026-1, which is missing/,
    ({ paid }) => Object.assign(paid.metadata, { invoiceId: 'EDGPT-2026-1' }),
  ],
  ['payment', /over \$49\.00 is missing from our books/, ({ world }) => world.pass(31)],
  [
    'payment',
    /^The provider does not know pi_\w+ over \$49\.00/,
    ({ state, paid }) => delete state.intents[paid.id],
  ],
  [
    'refund',
    /\$0\.00 are refunded in our books, and \$5\.00 at the provider/,
    ({ world, paid }) => world.engine.refund(paid, 500, {}),
  ],
  [
    'credit',
    /^The credit is \$0\.00 in our books, and \$7\.00 at the provider/,
    ({ provided }) => (provided.balance = -700),
  ],
];

test.each(breaks)('a %s that differs is named with what to do: %s', async (kind, what, act) => {
  const paying = await openPaying();
  await act(paying);
  const lines: string[] = [];
  expect(await reportDifferences(paying.world.bookPorts, (line) => void lines.push(line))).toBe(1);
  const found = await findDifferences(paying.world.bookPorts);
  const named = found.find((difference) => difference.kind === kind && what.test(difference.what));
  expect(named, JSON.stringify(found)).toBeDefined();
  expect(lines.join('\n')).toContain(`${named?.what}\n  ${named?.advice}`);
});

test('books that agree end with 0, and customers beyond the first page are read too', async () => {
  const { world, state, provided } = await openPaying();
  const lines: string[] = [];
  expect(await reportDifferences(world.bookPorts, (line) => void lines.push(line))).toBe(0);
  expect(lines).toEqual(['The provider and our books agree.']);
  for (let made = 0; made < 250; made++)
    state.customers[`cus_more${made}`] = { ...provided, id: `cus_more${made}`, balance: -100 };
  expect(await findDifferences(world.bookPorts)).toHaveLength(250);
});
