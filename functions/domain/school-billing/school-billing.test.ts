import { describe, expect, test } from 'vitest';
import { fiscalYearOf, fiscalYearsToInvoice, monthsLeft } from '#shared/domain/billing/fiscal-year.ts';
import {
  dollars,
  openInvoiced,
  openSchoolBillingWorld,
  pay,
  superadmin,
} from '#tests/support/worlds/school-billing-world-fixture.ts';
import { remindAsStaff } from './bill-as-staff.ts';
import { describeInvoicing } from './describe-invoicing.ts';
import { generateInvoices, previewInvoices } from './generate-invoices.ts';
import { listInvoices, listUnmailedInvoices, readFigures } from './list-invoices.ts';
import { listSchoolsToInvoice } from './list-schools-to-invoice.ts';
import { closeInvoice } from './payment/close-invoice.ts';
import { processPayment } from './payment/process-payment.ts';
import { dueCents, statusOf } from './school-invoice.ts';
import { findInvoiceRecipient, sendInvoice } from './send-invoice.ts';
import { countReminders, sendReminders } from './send-reminders.ts';
import { voidInvoice } from './void-invoice.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

test.each([
  ['2026-07-01', 2026, 12],
  ['2026-11-25', 2026, 8],
  ['2027-01-31', 2026, 6],
  ['2027-06-30', 2026, 1],
])('on %s the fiscal year %i has %i months left, including the current one', (date, year, months) => {
  expect(fiscalYearOf(day(date))).toBe(year);
  expect(monthsLeft(year, day(date))).toBe(months);
});

test('a year has all its months before it begins and none after it ends', () => {
  expect(monthsLeft(2026, day('2026-05-10'))).toBe(12);
  expect(monthsLeft(2026, day('2027-07-01'))).toBe(0);
});

test.each([
  ['2027-04-30', [2026]],
  ['2027-05-01', [2026, 2027]],
  ['2027-06-30', [2026, 2027]],
  ['2027-07-01', [2027]],
])('on %s the fiscal years %j are invoiced', (date, years) => {
  expect(fiscalYearsToInvoice(day(date))).toEqual(years);
});

describe('a district with a school that joins in January', () => {
  test('is invoiced once per school and year, for the remaining months, with consecutive numbers', async () => {
    const world = openSchoolBillingWorld('2026-07-20');
    world.order('a', 'starter', '2026-07-15');
    world.order('b', 'growth', '2026-07-18');
    expect(await generateInvoices(world.ports, 'edgpt', undefined)).toMatchObject({ invoices: 2, notes: 0 });
    world.setDay('2027-01-12');
    world.order('c', 'starter', '2027-01-10');
    await Promise.all([1, 2, 3].map(() => generateInvoices(world.ports, 'edgpt', undefined)));
    expect(await generateInvoices(world.ports, 'edgpt', undefined)).toMatchObject({ invoices: 0, notes: 0 });
    expect(
      world
        .invoices()
        .map(({ invoiceId, months, annualCents, proratedCents, dueDate }) => [
          ...[invoiceId, months, annualCents, proratedCents, dueDate],
        ]),
    ).toEqual([
      ['EDGPT-2026-00001', 12, dollars(470), dollars(470), '2026-08-19'],
      ['EDGPT-2026-00002', 12, dollars(950), dollars(950), '2026-08-19'],
      ['EDGPT-2026-00003', 6, dollars(470), dollars(235), '2027-02-11'],
    ]);
    world.setDay('2027-05-03');
    expect(await generateInvoices(world.ports, 'edgpt', undefined)).toMatchObject({ invoices: 3, notes: 0 });
    expect(world.invoices().at(-1)).toMatchObject({
      ...{ invoiceId: 'EDGPT-2027-00003', months: 12, proratedCents: dollars(470), dueDate: '2027-07-31' },
    });
  });

  test('gets figures that are the sum of its invoices', async () => {
    const world = openSchoolBillingWorld('2026-07-20');
    world.order('a', 'starter', '2026-07-15');
    world.order('b', 'growth', '2026-10-18');
    await generateInvoices(world.ports, 'edgpt', undefined);
    world.setDay('2026-08-25');
    expect(await readFigures(world.ports, 'edgpt')).toEqual({
      fiscalYear: '2026-2027',
      annualRevenue: dollars(1420),
      proratedRevenue: dollars(470 + 712.5),
      ...{ refundedRevenue: 0, netRevenue: dollars(470 + 712.5) },
      ...{ pendingCount: 0, overdueCount: 2, overdueAmount: dollars(470 + 712.5), activeSchools: 2 },
    });
    world.changePlan('b', 'trial');
    expect(await readFigures(world.ports, 'edgpt'), 'one of them cancelled').toMatchObject({
      ...{ activeSchools: 1, annualRevenue: dollars(1420) },
    });
  });

  test('is told what generating would write, by year, before anything is written', async () => {
    const world = openSchoolBillingWorld('2027-05-03');
    world.order('a', 'starter', '2026-07-15');
    world.order('b', 'growth', '2027-01-10');
    expect(await previewInvoices(world.ports, 'edgpt', undefined)).toEqual({
      next: undefined,
      years: [
        { fiscalYear: '2026-2027', invoices: 2, notes: 0, amount: dollars(470 + 475) },
        { fiscalYear: '2027-2028', invoices: 2, notes: 0, amount: dollars(470 + 950) },
      ],
    });
    expect(world.invoices()).toEqual([]);
    await generateInvoices(world.ports, 'edgpt', undefined);
    expect(await previewInvoices(world.ports, 'edgpt', undefined)).toMatchObject({ years: [] });
    world.changePlan('b', 'starter');
    expect((await previewInvoices(world.ports, 'edgpt', undefined)).years).toMatchObject([
      { fiscalYear: '2026-2027', invoices: 0, notes: 1, amount: dollars(-80) },
      { fiscalYear: '2027-2028', invoices: 0, notes: 1, amount: dollars(-480) },
    ]);
  });
});

test('an accepted order waits for its invoice, and that for its mail', async () => {
  const world = openSchoolBillingWorld('2026-11-30');
  const readSteps = async () => [
    (await listSchoolsToInvoice(world.ports, 'all', 9)).map(({ name }) => name),
    (await listUnmailedInvoices(world.ports, 'all', 9)).map(({ schoolName }) => schoolName),
  ];
  world.order('a', 'trial', '2026-12-07');
  expect(await readSteps()).toEqual([[], []]);
  world.changePlan('a', 'starter');
  expect(
    await describeInvoicing(world.ports, { organisationId: 'a', brandId: 'edgpt', plan: 'starter' }),
  ).toMatchObject({ firstCents: dollars(274.17), term: null });
  expect(await readSteps()).toEqual([['School a'], []]);
  await generateInvoices(world.ports, 'edgpt', undefined);
  expect(await readSteps()).toEqual([[], ['School a']]);
  expect(
    await describeInvoicing(world.ports, { organisationId: 'a', brandId: 'edgpt', plan: 'starter' }),
  ).toMatchObject({ firstCents: null, term: { start: '2026-12-01' }, dueCents: dollars(274.17) });
  await sendInvoice(world.ports, superadmin, world.invoices()[0]?.invoiceId ?? '');
  expect(await readSteps()).toEqual([[], []]);
});

describe('a plan change within the year', () => {
  test('to a larger plan makes one debit note for the remaining months', async () => {
    const world = await openInvoiced();
    world.setDay('2027-01-12');
    world.changePlan('a', 'growth');
    expect(await generateInvoices(world.ports, 'edgpt', undefined)).toMatchObject({ invoices: 0, notes: 1 });
    expect(await generateInvoices(world.ports, 'edgpt', undefined)).toMatchObject({ invoices: 0, notes: 0 });
    expect(world.invoices()[1]).toMatchObject({
      ...{ kind: 'debit', months: 6, annualCents: dollars(480), proratedCents: dollars(240), status: 'open' },
    });
  });

  test('to a smaller plan makes a credit note that reduces the open invoice', async () => {
    const world = await openInvoiced('growth');
    world.setDay('2027-01-12');
    world.changePlan('a', 'starter');
    await generateInvoices(world.ports, 'edgpt', undefined);
    const [annual, note] = world.invoices();
    expect(note).toMatchObject({ kind: 'credit', proratedCents: dollars(-240), status: 'paid' });
    expect(annual && dueCents(annual)).toBe(dollars(950 - 240));
  });

  test('to a smaller plan after payment makes a credit note that stays open until paid back', async () => {
    const world = await openInvoiced('growth');
    await pay(world, 'EDGPT-2026-00001');
    world.setDay('2027-01-12');
    world.changePlan('a', 'starter');
    await generateInvoices(world.ports, 'edgpt', undefined);
    expect(world.invoices()[1]).toMatchObject({ kind: 'credit', status: 'open' });
    await pay(world, 'EDGPT-2026-00002');
    expect(world.invoices()[1]).toMatchObject({
      ...{ status: 'paid', payments: [{ paidCents: dollars(-240), staffId: 'staff-1' }] },
    });
  });
});

describe('an invoice', () => {
  test('is overdue the day after its due date, and no longer once it is paid', async () => {
    const world = await openInvoiced();
    const [invoice] = world.invoices();
    expect(invoice && statusOf(invoice, day('2026-08-19'))).toBe('pending');
    expect(invoice && statusOf(invoice, day('2026-08-20'))).toBe('overdue');
    await pay(world, 'EDGPT-2026-00001');
    const [paid] = world.invoices();
    expect(paid && statusOf(paid, day('2026-08-20'))).toBe('paid');
  });

  test('is closed by the provider’s payment event, however often it arrives', async () => {
    const world = await openInvoiced();
    const payment = {
      ...{ paymentId: 'pi_1', method: 'card' as const, paidCents: dollars(470), refundedCents: dollars(0) },
      ...{ paidAt: '2026-08-01T00:00:00Z', note: '' },
    };
    const results = await Promise.all(
      [1, 2, 3].map(() => closeInvoice(world.ports, 'EDGPT-2026-00001', payment)),
    );
    expect(results.filter(({ isChanged }) => isChanged)).toHaveLength(1);
    expect(world.invoices()[0]).toMatchObject({ status: 'paid', payments: [payment] });
  });

  test('that is partly paid stays open for the rest', async () => {
    const world = await openInvoiced();
    const { invoice } = await closeInvoice(world.ports, 'EDGPT-2026-00001', {
      ...{ paymentId: 'pi_1', method: 'card', paidCents: dollars(100), refundedCents: dollars(0) },
      ...{ paidAt: '2026-08-01', note: '' },
    });
    expect([invoice.status, dueCents(invoice)]).toEqual(['open', dollars(370)]);
  });

  test('is paid on the provider’s page, and two clicks open the same one', async () => {
    const world = await openInvoiced();
    const order = { invoiceId: 'EDGPT-2026-00001', paidBy: undefined, note: '' };
    const click = () => processPayment(world.ports, superadmin, order);
    expect(await Promise.all([click(), click()])).toMatchObject([
      { paymentUrl: 'https://pay.example/1' },
      { paymentUrl: 'https://pay.example/1' },
    ]);
    expect(new Set(world.links.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(world.links[0]?.amountCents).toBe(dollars(470));
  });

  test('is recorded as paid only with a note', async () => {
    const world = await openInvoiced();
    const order = { invoiceId: 'EDGPT-2026-00001', paidBy: 'cheque' as const, note: '' };
    await expect(processPayment(world.ports, superadmin, order)).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  test('that is void keeps its number, and the corrected one gets the next', async () => {
    const world = await openInvoiced();
    await voidInvoice(world.ports, superadmin, { invoiceId: 'EDGPT-2026-00001', note: 'Wrong address' });
    await generateInvoices(world.ports, 'edgpt', undefined);
    expect(world.invoices().map(({ invoiceId, status, position }) => [invoiceId, status, position])).toEqual([
      ['EDGPT-2026-00001', 'void', 0],
      ['EDGPT-2026-00002', 'open', 0],
    ]);
  });

  test('outlives its school’s account, without reminders', async () => {
    const world = await openInvoiced();
    world.erase('a');
    expect(await sendReminders(world.ports, 'edgpt', undefined)).toMatchObject({ pending: 0, overdue: 0 });
    expect(await generateInvoices(world.ports, 'edgpt', undefined)).toMatchObject({ invoices: 0 });
    const listed = await listInvoices(world.ports, 'edgpt', { search: '', after: undefined });
    expect(listed.invoices).toMatchObject([{ schoolName: 'School a' }]);
    expect(JSON.stringify(world.invoices())).not.toMatch(/ada|@/i);
  });
});

test('reminders for pending and overdue invoices are counted before, sent once a day, and logged', async () => {
  const world = openSchoolBillingWorld('2026-07-20');
  for (const id of ['a', 'b', 'c']) world.order(id, 'starter', '2026-07-15');
  await generateInvoices(world.ports, 'edgpt', undefined);
  await pay(world, 'EDGPT-2026-00002');
  const remind = () => remindAsStaff(world.ports, superadmin, 'edgpt', undefined);
  expect(await countReminders(world.ports, 'edgpt')).toEqual({ pending: 2, overdue: 0 });
  expect(await remind()).toMatchObject({ pending: 2, overdue: 0 });
  expect(world.mails.at(-1)?.text, 'never mailed before').toContain('Here is the invoice of');
  expect(await countReminders(world.ports, 'edgpt')).toEqual({ pending: 0, overdue: 0 });
  expect(await remind()).toMatchObject({ pending: 0, overdue: 0 });
  world.setDay('2026-07-21');
  expect(await remind()).toMatchObject({ pending: 2, overdue: 0 });
  expect(world.mails.at(-1)?.text).not.toContain('Here is the invoice of');
  world.setDay('2026-09-01');
  expect(await remind()).toMatchObject({ pending: 0, overdue: 2 });
  expect(world.mails.map(({ mailId }) => mailId.split('-', 2).join('-'))).toEqual([
    ...['receipt-EDGPT', ...Array(6).fill('school-reminder')],
  ]);
  expect(world.logged.filter(({ kind }) => kind === 'reminders-sent')).toEqual([
    ...Array(2).fill({ kind: 'reminders-sent', brandId: 'edgpt', pending: 2, overdue: 0 }),
    { kind: 'reminders-sent', brandId: 'edgpt', pending: 0, overdue: 2 },
  ]);
});

test('two clicks mail an invoice once, after a look at whom it goes to, and the list says when', async () => {
  const world = await openInvoiced();
  expect(await findInvoiceRecipient(world.ports, superadmin, 'EDGPT-2026-00001')).toEqual({
    sentTo: 'ada@maple.example',
  });
  expect(world.mails).toEqual([]);
  const send = () => sendInvoice(world.ports, superadmin, 'EDGPT-2026-00001');
  expect(await Promise.all([send(), send()])).toEqual([
    { sentTo: 'ada@maple.example' },
    { sentTo: 'ada@maple.example' },
  ]);
  expect(world.mails).toHaveLength(1);
  expect(world.mails[0]?.text).toContain('/api/school-billing/shared-invoice/EDGPT-2026-00001/');
  const listMailed = async () =>
    (await listInvoices(world.ports, 'edgpt', { search: '', after: undefined })).invoices[0]?.mailedAt;
  expect(await listMailed()).toBe('2026-07-20T00:00:00.000Z');
  world.setDay('2026-09-01');
  await sendReminders(world.ports, 'edgpt', undefined);
  expect(await listMailed()).toBe('2026-09-01T00:00:00.000Z');
});

test('a domain admin of another brand finds no invoice', async () => {
  const world = await openInvoiced();
  const stranger = { ...superadmin, role: 'domain-admin', brandId: 'law' } as const;
  await expect(sendInvoice(world.ports, stranger, 'EDGPT-2026-00001')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
