import { describe, expect, test } from 'vitest';
import type { Payment } from '#functions/domain/billing/payment.ts';
import type { Cents } from '#shared/domain/billing/money.ts';
import {
  dollars,
  openInvoiced,
  openSchoolBillingWorld,
  pay,
  superadmin,
} from '#tests/support/worlds/school-billing-world-fixture.ts';
import { generateInvoices } from '../generate-invoices.ts';
import { listInvoices, readFigures } from '../list-invoices.ts';
import { hasOpenInvoice, listOwnInvoices } from '../list-own-invoices.ts';
import { sendInvoice } from '../send-invoice.ts';
import { listSums } from '../sum/list-sums.ts';
import { voidInvoice } from '../void-invoice.ts';
import { processPayment } from './process-payment.ts';
import { settleCardPayment } from './settle-card-payment.ts';
import { undoPayment } from './undo-payment.ts';

describe('an invoice', () => {
  test('paid by card is updated with its refunds, and another customer’s payment changes nothing', async () => {
    const world = await openInvoiced();
    const tell = (refunded: number, organisationId = 'a') =>
      settleCardPayment(world.ports, 'EDGPT-2026-00001', makePayment(dollars(470), refunded, organisationId));
    await tell(0, 'stranger');
    expect(world.invoices()[0]).toMatchObject({ status: 'open', payments: [] });
    await Promise.all([tell(0), tell(0)]);
    await Promise.all([tell(20), tell(20)]);
    expect(world.invoices()[0]).toMatchObject({
      ...{ status: 'paid', payments: [{ paidCents: dollars(470), refundedCents: dollars(20) }] },
    });
  });

  test('paid by card and refunded in part counts for the rest, and says which payment can be refunded', async () => {
    const world = await openInvoiced();
    await settleCardPayment(world.ports, 'EDGPT-2026-00001', makePayment(dollars(470), 20));
    expect(await readFigures(world.ports, 'edgpt')).toMatchObject({
      ...{ proratedRevenue: dollars(470), refundedRevenue: dollars(20), netRevenue: dollars(450) },
    });
    const { invoices } = await listInvoices(world.ports, 'edgpt', { search: '', after: undefined });
    expect(invoices).toMatchObject([
      {
        payerId: 'a',
        cardPayments: [{ paymentId: 'pi_1', paidCents: dollars(470), refundedCents: dollars(20) }],
      },
    ]);
  });

  test('isn’t created for a customer who switched to a card', async () => {
    const world = openSchoolBillingWorld('2026-07-20');
    world.order('a', 'starter', '2026-07-15');
    world.cardPayers.add('a');
    expect(await generateInvoices(world.ports, 'edgpt', undefined)).toEqual({ invoices: 0, notes: 0 });
  });

  test('that is open prevents the erasure of its school, but not for ever', async () => {
    const world = await openInvoiced();
    expect(await hasOpenInvoice(world.ports, 'a')).toBe(true);
    world.setDay('2026-12-01');
    expect(await hasOpenInvoice(world.ports, 'a')).toBe(false);
    world.setDay('2026-07-20');
    await pay(world, 'EDGPT-2026-00001');
    expect(await hasOpenInvoice(world.ports, 'a')).toBe(false);
  });

  test('paid by transfer counts once in all figures and in the staff log, however often it is recorded', async () => {
    const world = await openInvoiced();
    await Promise.all([1, 2, 3].map(() => pay(world, 'EDGPT-2026-00001')));
    expect(world.bookings).toMatchObject([
      { organisationId: 'a', method: 'transfer', paidCents: dollars(470), invoiceId: 'EDGPT-2026-00001' },
    ]);
    expect(world.logged).toEqual([
      {
        ...{ kind: 'invoice-changed', organisationId: 'a', invoiceId: 'EDGPT-2026-00001' },
        ...{ to: 'transfer', paidCents: dollars(470), note: 'Received July 21' },
      },
    ]);
  });
});

test('a recorded payment that is taken back opens its invoice again, once, and can be recorded anew', async () => {
  const world = await openInvoiced();
  const invoiceId = 'EDGPT-2026-00001';
  const undo = () => undoPayment(world.ports, superadmin, { invoiceId, note: 'The check bounced' });
  await expect(undo()).rejects.toMatchObject({ code: 'CONFLICT' });
  await pay(world, invoiceId);
  expect(await undo()).toMatchObject({ status: 'open' });
  await expect(undo()).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(world.bookings.map(({ paidCents, refundedCents }) => paidCents - refundedCents)).toEqual([
    47_000, 0,
  ]);
  expect(world.logged.at(-1)).toMatchObject({
    ...{ to: 'payment-undone', note: 'Received July 21: The check bounced' },
  });
  expect(world.mails.at(-1)).toMatchObject({ subject: `A correction of invoice ${invoiceId}: School a` });
  expect(world.mails.at(-1)?.text).toContain('$470.00 is open');
  expect(world.mails.at(-1)?.text, 'the note is for staff').not.toContain('July 21');
  await pay(world, invoiceId);
  expect(world.invoices()[0]).toMatchObject({ status: 'paid' });
  expect(new Set(world.bookings.map(({ paymentId }) => paymentId)).size).toBe(2);
});

test('an invoice that is paid is mailed with the day of its payment, and a void one not at all', async () => {
  const world = await openInvoiced();
  const invoiceId = 'EDGPT-2026-00001';
  const order = { invoiceId, paidBy: 'cheque', note: 'Check 88', paidOn: '2026-07-18' } as const;
  await processPayment(world.ports, superadmin, order);
  await sendInvoice(world.ports, superadmin, invoiceId);
  expect(world.mails.at(-1)?.text).toContain('was paid on July 18, 2026');
  expect(world.mails.at(-1)?.text).not.toContain('due');
  const later = await openInvoiced();
  await voidInvoice(later.ports, superadmin, { invoiceId, note: 'Wrong' });
  await expect(sendInvoice(later.ports, superadmin, invoiceId)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a recorded transfer closes the payment page that is open, and is refused when that was just paid', async () => {
  const world = await openInvoiced();
  const invoiceId = 'EDGPT-2026-00001';
  const click = async () =>
    (await processPayment(world.ports, superadmin, { invoiceId, note: '' })).paymentUrl;
  expect([await click(), await click()]).toEqual(['https://pay.example/1', 'https://pay.example/1']);
  world.pages.set('page-1', 'closed');
  expect(await click(), 'a page that is over is not opened again').toBe('https://pay.example/2');
  world.pages.set('page-2', 'paid');
  await expect(pay(world, invoiceId)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(click()).rejects.toMatchObject({ code: 'CONFLICT' });
  world.pages.set('page-2', 'open');
  await pay(world, invoiceId);
  expect(world.pages.get('page-2')).toBe('closed');
  await undoPayment(world.ports, superadmin, { invoiceId, note: 'Bounced' });
  expect(await click()).toBe('https://pay.example/3');
});

test('an invoice paid by card and by transfer is overpaid, its refund settles it, and the school is asked for nothing', async () => {
  const world = await openInvoiced();
  const invoiceId = 'EDGPT-2026-00001';
  await pay(world, invoiceId);
  await settleCardPayment(world.ports, invoiceId, makePayment(dollars(470), 0));
  expect(await listOwnInvoices(world.ports, 'a')).toMatchObject([{ leftCents: dollars(-470) }]);
  const [invoice] = world.invoices();
  expect(invoice && listSums(invoice)).toEqual([
    { label: 'Total', amount: dollars(470) },
    { label: 'Paid', amount: dollars(-940) },
    { label: 'To be paid back to you', amount: dollars(-470) },
  ]);
  await settleCardPayment(world.ports, invoiceId, makePayment(dollars(470), 470));
  expect(await readFigures(world.ports, 'edgpt')).toMatchObject({ netRevenue: dollars(470) });
  expect(await listOwnInvoices(world.ports, 'a')).toMatchObject([{ status: 'paid', leftCents: 0 }]);
});

test('what a school owes is one sum: a credit note counts against what is open, also once its payment is taken back', async () => {
  const world = await openInvoiced('growth');
  const asked = () => world.links.at(-1)?.amountCents;
  const [annual, noteId] = ['EDGPT-2026-00001', 'EDGPT-2026-00002'];
  world.setDay('2027-01-12');
  world.changePlan('a', 'starter');
  await generateInvoices(world.ports, 'edgpt', undefined);
  await processPayment(world.ports, superadmin, { invoiceId: annual, note: '' });
  expect(asked()).toBe(dollars(710));
  await sendInvoice(world.ports, superadmin, noteId);
  expect(world.mails.at(-1)?.text).toContain(`$240.00 counts against ${annual}`);
  expect(world.mails.at(-1)?.text).not.toContain('due by');
  await sendInvoice(world.ports, superadmin, annual);
  expect(world.mails.at(-1)?.text).toContain('$710.00 is due by');
  await pay(world, annual);
  expect(world.bookings.at(-1)).toMatchObject({ paidCents: dollars(710), note: 'Received July 21' });
  await undoPayment(world.ports, superadmin, { invoiceId: annual, note: 'Bounced' });
  expect(await listOwnInvoices(world.ports, 'a')).toMatchObject([
    { status: 'open', leftCents: dollars(710) },
    { status: 'paid', leftCents: 0 },
  ]);
});

test('a credit note paid back by a card refund closes, and isn’t paid back again', async () => {
  const world = await openInvoiced('growth');
  const invoiceId = 'EDGPT-2026-00001';
  await settleCardPayment(world.ports, invoiceId, makePayment(dollars(950), 0));
  world.setDay('2027-01-12');
  world.changePlan('a', 'starter');
  await generateInvoices(world.ports, 'edgpt', undefined);
  const refund = () => settleCardPayment(world.ports, invoiceId, makePayment(dollars(950), 240));
  await Promise.all([refund(), refund()]);
  const [annual, note] = world.invoices();
  expect(annual).toMatchObject({ status: 'paid' });
  // The note has taken it off already.
  expect(await readFigures(world.ports, 'edgpt')).toMatchObject({
    ...{ refundedRevenue: 0, netRevenue: dollars(950 - 240) },
  });
  expect(note).toMatchObject({ status: 'paid', setOffs: [{ invoiceId, cents: dollars(-240) }] });
  await pay(world, 'EDGPT-2026-00002');
  expect(world.bookings).toEqual([]);
});

test('a district pays for its schools with one purchase order, through a year in which one joins in January', async () => {
  const world = openSchoolBillingWorld('2026-07-20');
  const join = (organisationId: string, orderedAt: string) => {
    world.order(organisationId, 'starter', orderedAt);
    world.cover(organisationId, 'district');
  };
  world.order('district', 'growth', '2026-07-15');
  join('north', '2026-07-18');
  await generateInvoices(world.ports, 'edgpt', undefined);
  world.setDay('2027-01-12');
  join('south', '2027-01-10');
  await generateInvoices(world.ports, 'edgpt', undefined);
  expect(
    world
      .invoices()
      .map(({ schoolName, billingName, purchaseOrderNumber, months, proratedCents }) => [
        ...[schoolName, billingName, purchaseOrderNumber, months, proratedCents],
      ]),
  ).toEqual([
    ['School district', 'School district', 'PO-district', 12, dollars(950)],
    ['School north', 'School district', 'PO-district', 12, dollars(470)],
    ['School south', 'School district', 'PO-district', 6, dollars(235)],
  ]);
  const ofDistrict = await listOwnInvoices(world.ports, 'district');
  expect(ofDistrict.map(({ totalCents }) => totalCents)).toEqual([dollars(950), dollars(470), dollars(235)]);
  expect(await listOwnInvoices(world.ports, 'south')).toHaveLength(1);

  await pay(world, 'EDGPT-2026-00001');
  await pay(world, 'EDGPT-2026-00002');
  expect(await hasOpenInvoice(world.ports, 'district')).toBe(true);
  await settleCardPayment(world.ports, 'EDGPT-2026-00003', makePayment(dollars(235), 0, 'district'));
  expect(await hasOpenInvoice(world.ports, 'district')).toBe(false);
  expect(world.bookings.map(({ organisationId }) => organisationId)).toEqual(['district', 'district']);

  world.erase('district');
  world.setDay('2027-05-02');
  await generateInvoices(world.ports, 'edgpt', undefined);
  expect(world.invoices().at(-1)).toMatchObject({ schoolName: 'School south', billingName: 'School south' });
});

function makePayment(paidCents: Cents, refunded: number, organisationId = 'a'): Payment {
  return {
    ...{ paymentId: 'pi_1', organisationId, brandId: 'edgpt', method: 'card', description: '', paidCents },
    ...{ taxCents: dollars(0), refundedCents: dollars(refunded), paidAt: '2026-08-01T00:00:00Z' },
  };
}
