import { expect, test } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import { expectOneSum } from '#tests/support/worlds/one-sum-fixture.ts';
import {
  openSchoolBillingWorld,
  pay,
  superadmin,
} from '#tests/support/worlds/school-billing-world-fixture.ts';
import type { Payment } from '../../billing/payment.ts';
import { generateInvoices } from '../generate-invoices.ts';
import { processPayment } from '../payment/process-payment.ts';
import { settleCardPayment } from '../payment/settle-card-payment.ts';
import { undoPayment } from '../payment/undo-payment.ts';
import type { SchoolBillingPorts } from '../ports.ts';
import { dueCents } from '../school-invoice.ts';

const [first, second] = ['EDGPT-2026-00001', 'EDGPT-2026-00002'] as const;

/** A district that pays for two schools, whose first invoice it has paid once by card. */
async function openDistrict() {
  const world = openSchoolBillingWorld('2026-07-20');
  world.order('district', 'growth', '2026-07-15');
  world.order('north', 'starter', '2026-07-15');
  world.cover('north', 'district');
  await generateInvoices(world.ports, 'edgpt', undefined);
  const owed = dueCents(world.invoices()[0] ?? expect.fail());
  const payByCard = (paymentId: string, ports = world.ports) => {
    const payment: Payment = {
      ...{ paymentId, organisationId: 'district', brandId: 'edgpt', method: 'card', description: '' },
      ...{ paidCents: owed, taxCents: cents(0), refundedCents: cents(0), paidAt: '2026-08-01T00:00:00Z' },
    };
    return settleCardPayment(ports, first, payment);
  };
  await payByCard('pi_1');
  return { world, payByCard };
}

test('what is set off of an invoice closes its open payment page, which would ask for too much', async () => {
  const { world, payByCard } = await openDistrict();
  await processPayment(world.ports, superadmin, { invoiceId: second, note: '' });
  const { page } = world.invoices()[1] ?? {};
  await payByCard('pi_2');
  expect(world.invoices()[1]).toMatchObject({ status: 'paid', setOffs: [{ invoiceId: first }] });
  expect(world.pages.get(page?.pageId ?? '')).toBe('closed');
  expect(world.invoices()[1]?.page).toBeUndefined();
});

/** Both have read all before one of them writes. */
function inOneInstant(ports: SchoolBillingPorts, count: number): SchoolBillingPorts {
  const { promise: all, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  const meet = async () => {
    if (++arrived === count) resolve();
    await all;
  };
  const { change, add } = ports.invoices;
  return {
    ...ports,
    invoices: {
      ...ports.invoices,
      change: async (...given) => {
        await meet();
        return change(...given);
      },
      add: async (...given) => {
        await meet();
        return add(...given);
      },
    },
  };
}

test('changes of one payer in the same instant leave no pair that is not set off', async () => {
  const { world, payByCard } = await openDistrict();
  await pay(world, second);
  const paying = inOneInstant(world.ports, 2);
  await Promise.all([
    payByCard('pi_2', paying),
    undoPayment(paying, superadmin, { invoiceId: second, note: 'Bounced' }),
  ]);
  expectOneSum(world.invoices(), 'a payment that came twice and one taken back');
  world.changePlan('north', 'growth');
  const changing = inOneInstant(world.ports, 2);
  await Promise.all([payByCard('pi_3', changing), generateInvoices(changing, 'edgpt', undefined)]);
  expectOneSum(world.invoices(), 'a payment that came thrice and a new note');
});
