import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBilling } from '#functions/domain/billing/run-billing.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { describeFiscalYear, fiscalYearOf } from '#shared/domain/billing/fiscal-year.ts';
import type { SchoolOrder } from '#shared/domain/billing/school-invoice.ts';
import { readSharedInvoiceLink } from '#shared/domain/billing/shared-invoice-page.ts';
import { addDays } from '#shared/domain/trial.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { refuseFailure, runAsSweeper } from '#tests/support/stacks/sweeper.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-school-billing-'));
let stack: TestStack;
let staff: Awaited<ReturnType<typeof openStaff>>;
let organisationId: string;
let ownerEmail: string;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  staff = await openStaff(stack.url, 'superadmin', 'gpt');
  const owner = await openTenant(stack.url, 'Maple Grove', 'edgpt', stack.smallSiteUrl);
  ownerEmail = owner.email;
  const { profile } = { profile: await owner.agent.client.account.get({}) };
  organisationId = profile.organisation?.organisationId ?? '';
}, 60_000);

afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true });
});

const billing = () => staff.client.schoolBilling;

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

const readReceipts = async (email: string) =>
  (await readMails(stack.url, email)).filter(({ subject }) => subject.startsWith('Receipt for $'));

/** Acts as a browser on the provider's page. */
function payByCard(paymentUrl: string | null) {
  return fetch(paymentUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ card: '4242424242424242' }),
    redirect: 'manual',
  });
}

test('a school on an invoice plan is invoiced once, gets the PDF by mail, is reminded, and pays by cheque', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await billing().saveSchool({
    ...{ organisationId, plan: 'growth', orderedAt: today, purchaseOrderNumber: 'PO-4711' },
    ...{ billingName: 'Millbrook District', billingAddress: '1 Main Street\nMillbrook' },
  });
  const admin = await openStaff(stack.url, 'superadmin', 'edgpt');
  const clicks = await Promise.all(
    [billing(), admin.client.schoolBilling].map((client) => client.generateInvoices({})),
  );
  const { invoices } = await billing().listInvoices({});
  const yearsInvoiced = invoices.length;
  expect(clicks.reduce((sum, click) => sum + click.invoices, 0)).toBe(yearsInvoiced);
  expect(await billing().generateInvoices({})).toEqual({ invoices: 0, notes: 0 });
  const invoice = invoices.at(-1);
  const invoiceId = invoice?.id ?? '';
  expect(invoice).toMatchObject({ schoolName: 'Maple Grove', annualAmount: 95_000, status: 'pending' });
  const figures = await billing().getFigures({});
  expect(figures).toMatchObject({ pendingCount: yearsInvoiced, overdueCount: 0, activeSchools: 1 });
  expect(figures.proratedRevenue).toBe(invoice?.proratedAmount);

  const text = await readPdf(await billing().getInvoicePdf({ invoiceId }));
  for (const said of [invoiceId, 'Millbrook District', 'PO-4711', '$950.00', 'Due date'])
    expect(text).toContain(said);

  const sent = await Promise.all([
    billing().sendInvoice({ invoiceId }),
    billing().sendInvoice({ invoiceId }),
  ]);
  expect(sent[0]).toEqual({ sentTo: ownerEmail });
  await expect
    .poll(async () =>
      (await readMails(stack.url, ownerEmail)).filter(({ subject }) => subject.includes(invoiceId)),
    )
    .toHaveLength(1);
  const mail = (await readMails(stack.url, ownerEmail)).find(({ subject }) => subject.includes(invoiceId));
  const [, link = ''] = /(\/api\/school-billing\/shared-invoice\/\S+)/.exec(mail?.text ?? '') ?? [];
  const shared = await fetch(stack.url + link);
  expect(shared.headers.get('content-type')).toBe('application/pdf');
  expect(await readPdf(new Uint8Array(await shared.arrayBuffer()))).toContain('PO-4711');
  expect((await fetch(`${stack.url}${link.slice(0, -1)}`)).status).toBe(404);

  const holder = openAgent(stack.url).client.schoolBilling;
  const page = readSharedInvoiceLink(/\S+\/invoice#\S+/.exec(mail?.text ?? '')?.[0] ?? '') ?? expect.fail();
  expect(await holder.readSharedInvoice(page)).toMatchObject({ id: invoiceId, isPayableByCard: true });
  const forged = { ...page, viewKey: `${page.viewKey.slice(1)}${page.viewKey.charAt(0)}` };
  await expect(holder.readSharedInvoice(forged)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(holder.paySharedInvoice(forged)).rejects.toMatchObject({ code: 'NOT_FOUND' });

  expect(await billing().sendReminders({})).toMatchObject({ pending: yearsInvoiced, overdue: 0 });
  expect(await billing().sendReminders({})).toMatchObject({ pending: 0, overdue: 0 });

  const open = () => billing().processPayment({ invoiceId });
  const pages = await Promise.all([open(), open(), open(), holder.paySharedInvoice(page)]);
  expect(new Set(pages.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
  const pay = () => billing().processPayment({ invoiceId, paidBy: 'cheque', note: 'Cheque 88' });
  for (const paid of await Promise.all([pay(), pay(), pay()]))
    expect(paid).toMatchObject({ paymentUrl: null, invoice: { status: 'paid', dueAmount: 0 } });
  const { actions } = await staff.client.superadmin.listActions({});
  expect(actions.flatMap(({ deed }) => (deed.kind === 'invoice-changed' ? [deed.to] : []))).toEqual([
    ...['cheque', 'page-opened', 'sent'],
  ]);
  await expect.poll(() => readReceipts(ownerEmail)).toHaveLength(1);
  const [receipt = expect.fail()] = await readReceipts(ownerEmail);
  for (const said of ['by check', invoiceId, 'PO-4711']) expect(receipt.text).toContain(said);
  await expect(holder.paySharedInvoice(page)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await billing().listInvoices({ search: 'PAID' })).invoices).toMatchObject([{ id: invoiceId }]);
  expect((await billing().listInvoices({ search: 'nowhere' })).invoices).toEqual([]);
});

test('a check that was recorded by mistake makes nobody a customer once it is taken back', async () => {
  const count = async () => {
    await (await getDeps()).snapshots.drop(['all']);
    const { billingManager, trialVsCustomers } = await staff.client.superadmin.getDashboard({});
    const ofSchools = trialVsCustomers.find(({ brandId }) => brandId === 'edgpt');
    return [ofSchools?.totalCustomers, ofSchools?.paidCustomers, billingManager.totalRevenue];
  };
  const paid = (await billing().listInvoices({ search: 'paid' })).invoices[0];
  const { id: invoiceId, proratedAmount } = paid ?? expect.fail();
  expect(await count()).toEqual([1, 1, proratedAmount]);
  await billing().undoPayment({ invoiceId, note: 'It was for another school' });
  expect(await count()).toEqual([0, 0, 0]);
  await billing().processPayment({ invoiceId, paidBy: 'cheque', note: 'Cheque 89' });
  expect(await count()).toEqual([1, 1, proratedAmount]);
});

test('an order by invoice is stored once, does not pause the assistant, and ends with an invoice paid by card', async () => {
  const { agent, email } = await openTenant(stack.url, 'Oak Hill', 'edgpt', stack.smallSiteUrl);
  const id = (await agent.client.account.get({})).organisation?.organisationId ?? '';
  const order = {
    platform: 'edgpt',
    tierId: 'starter',
    ...{ customerEmail: email, customerName: 'Ada Marsh' },
    ...{ purchaseOrderNumber: 'PO-815', billingName: 'Oak District', billingAddress: '2 Main Street' },
  } as const;
  const stranger = openAgent(stack.url).client.checkout;
  expect(await stranger.orderByInvoice(order)).toEqual({ isOrdered: false, statusPath: null });
  const clicks = await Promise.all([1, 2].map(() => agent.client.checkout.orderByInvoice(order)));
  expect(clicks.map(({ isOrdered }) => isOrdered)).toEqual([true, true]);
  expect(clicks.filter(({ statusPath }) => statusPath)).toHaveLength(1);
  const { listForwarded } = staff.client.inbox;
  const { messages } = await listForwarded({ platform: 'edgpt' });
  expect(messages[0]?.order).toEqual({ organisationId: id, organisation: expect.any(String) });
  const orders = messages.filter(({ kind }) => kind === 'order');
  expect(orders).toMatchObject([{ priority: 'high', userMessage: expect.stringContaining('PO-815') }]);
  const readOpen = async () => (await billing().listOrders({})).orders;
  const open = { organisationId: id, organisation: 'Oak Hill', plan: 'Small School', annualAmount: 47_000 };
  expect(await readOpen()).toMatchObject([{ ...open, purchaseOrderNumber: 'PO-815' }]);
  await expect
    .poll(async () => (await readMails(stack.url, 'support@edgpt.ai')).map(({ subject }) => subject))
    .toContain('Order from Ada Marsh, Oak Hill');
  const mail = (await readTable()).find((item) => item.includes('Order from Ada Marsh'));
  expect(mail).toContain(`"replyTo":"${email}"`);
  const { organisations } = await getDeps();
  const heldUntil = (await organisations.find(id))?.heldUntil ?? '';
  expect(heldUntil > addDays(new Date(), 29).toISOString()).toBe(true);
  expect(await agent.client.billing.get({})).toMatchObject({
    ...{ method: 'invoice', purchaseOrderNumber: 'PO-815', plan: 'trial', order: { planId: 'starter' } },
  });

  const ordered = await agent.client.billing.getDetails({});
  expect(ordered).toMatchObject({
    ...{ organisationName: 'Oak District', addressLines: ['2 Main Street'], purchaseOrderNumber: 'PO-815' },
  });
  await agent.client.billing.savePurchaseOrder({ purchaseOrderNumber: 'PO-816' });
  const details = { ...ordered, taxId: '12-3456789', billingEmail: 'ap@oak.example', country: 'US' };
  // The purchase order was saved in the meantime.
  await expect(agent.client.billing.saveDetails(details)).rejects.toMatchObject({
    ...{ code: 'CONFLICT', stored: { purchaseOrderNumber: 'PO-816' } },
  });
  const { version, purchaseOrderNumber } = await agent.client.billing.getDetails({});
  await agent.client.billing.saveDetails({ ...details, version, purchaseOrderNumber });
  await expect(
    agent.client.billing.saveDetails({ ...details, version: version + 1, country: 'QQ' }),
  ).rejects.toMatchObject({ code: 'VALIDATION', issues: [{ field: 'country' }] });

  // Nothing is invoiced until staff put the school on the plan.
  expect(await billing().generateInvoices({})).toMatchObject({ invoices: 0 });
  await staff.client.superadmin.setPlan({ organisationId: id, plan: 'starter' });
  expect(await readOpen()).toEqual([]);
  await expect
    .poll(async () => (await readMails(stack.url, email)).map(({ subject }) => subject))
    .toContain('Your order is accepted: Oak Hill');
  expect((await staff.client.superadmin.getWork({})).schoolsToInvoice).toMatchObject({ names: ['Oak Hill'] });
  expect((await billing().previewInvoices({})).years[0]).toMatchObject({ invoices: 1, notes: 0 });
  expect(await billing().generateInvoices({})).not.toMatchObject({ invoices: 0 });
  const invoiceId = (await billing().listInvoices({ search: 'Oak Hill' })).invoices[0]?.id ?? '';
  const first = await readPdf(await billing().getInvoicePdf({ invoiceId }));
  for (const said of ['Oak District', 'PO-816', 'Tax ID: 12-3456789', 'ap@oak.example'])
    expect(first).toContain(said);
  await agent.client.billing.savePurchaseOrder({ purchaseOrderNumber: 'PO-817' });
  expect(await readPdf(await billing().getInvoicePdf({ invoiceId }))).toContain('PO-817');
  expect(await billing().getSchool({ organisationId: id })).toMatchObject({
    order: { purchaseOrderNumber: 'PO-817', billingEmail: 'ap@oak.example' },
  });
  await expect(
    agent.client.checkout.createSubscription({ ...order, interval: 'annual' }),
  ).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED', message: expect.stringContaining('by invoice') });
  const { paymentUrl } = await billing().processPayment({ invoiceId });
  await Promise.all([payByCard(paymentUrl), payByCard(paymentUrl)]);
  const readInvoice = async () =>
    (await billing().listInvoices({ search: 'Oak Hill' })).invoices.find((one) => one.id === invoiceId);
  await expect.poll(readInvoice).toMatchObject({ status: 'paid', dueAmount: 0 });
  await expect.poll(() => readReceipts('ap@oak.example')).toHaveLength(1);
  expect((await readReceipts('ap@oak.example'))[0]?.text).toMatch(/by card[\s\S]*PO-817/);

  // The payment is checked once, a day after its page was opened.
  const ports = await getDeps();
  expect((await ports.billing.find(id))?.dueAt).toBeDefined();
  const later = { ...ports, now: () => addDays(new Date(), 2), reportItem: refuseFailure };
  await runAsSweeper(() => runBilling(later));
  expect((await ports.billing.find(id))?.dueAt).toBeUndefined();

  const own = (await agent.client.billing.listInvoices({})).invoices.find(
    ({ number }) => number === invoiceId,
  );
  expect(own).toMatchObject({ status: 'paid', totalCents: (await readInvoice())?.proratedAmount });
  expect((await fetch(stack.url + own?.pdfUrl)).headers.get('content-type')).toBe('application/pdf');
});

test('staff see as revenue what the invoices record as paid by cheque and card, less refunds', async () => {
  const { snapshots } = await getDeps();
  const readRevenue = async () => {
    await snapshots.drop(['all']);
    const { billingManager, customerUsers, schoolInvoices } = await staff.client.superadmin.getDashboard({});
    const rows = customerUsers.reduce((sum, { revenue }) => sum + revenue, 0);
    return { total: billingManager.totalRevenue, rows, listed: schoolInvoices.length };
  };
  const { invoices } = await billing().listInvoices({});
  const paid = invoices
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { proratedAmount }) => sum + proratedAmount, 0);
  expect(await readRevenue()).toEqual({ total: paid, rows: paid, listed: invoices.length });
  const ports = await getDeps();
  const ordered = invoices.find(({ schoolName }) => schoolName === 'Oak Hill');
  const invoice = await (await getDeps()).invoices.find(ordered?.id ?? '');
  const { customerId } = (await ports.billing.find(invoice?.organisationId ?? '')) ?? {};
  await fetch(`${stack.url}/_local/payments/refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerId, amount: 5000 }),
  });
  await expect.poll(readRevenue).toMatchObject({ total: paid - 5000, rows: paid - 5000 });
});

test('an order that changed since it was read is refused with what is stored, whoever changed it', async () => {
  const { agent } = await openTenant(stack.url, 'Elm School', 'edgpt', stack.smallSiteUrl);
  const id = (await agent.client.account.get({})).organisation?.organisationId ?? '';
  const read = () => billing().getSchool({ organisationId: id });
  const orderedAt = new Date().toISOString().slice(0, 10);
  const save = ({ version, plan: knownPlan }: SchoolOrder, billingName: string) =>
    billing().saveSchool({
      ...{ organisationId: id, plan: 'starter', orderedAt, billingName, version, knownPlan },
    });
  const isRefused = (refusal: Promise<unknown>, stored: object) =>
    expect(refusal).rejects.toMatchObject({ code: 'CONFLICT', stored });

  const before = await read();
  const saved = await save(before, 'Elm District');
  expect(saved).toMatchObject({ plan: 'starter', order: { billingName: 'Elm District' } });
  await isRefused(save(before, 'Ash District'), { order: { billingName: 'Elm District' } });
  await agent.client.billing.savePurchaseOrder({ purchaseOrderNumber: 'PO-5' });
  await isRefused(save(saved, 'Ash District'), { order: { purchaseOrderNumber: 'PO-5' } });
  const later = await read();
  await staff.client.superadmin.setPlan({ organisationId: id, plan: 'growth' });
  await isRefused(save(later, 'Ash District'), { plan: 'growth', order: { billingName: 'Elm District' } });
  expect(await read()).toMatchObject({ plan: 'growth', order: { billingName: 'Elm District' } });
  await staff.client.superadmin.setPlan({ organisationId: id, plan: 'trial' });
});

test('a district pays for its schools with one purchase order, and one school joins in January', async () => {
  const names = ['Mill District', 'North School', 'South School'] as const;
  const tenants = await Promise.all(
    names.map((name) => openTenant(stack.url, name, 'edgpt', stack.smallSiteUrl)),
  );
  const ids = await Promise.all(
    tenants.map(async ({ agent }) => (await agent.client.account.get({})).organisation?.organisationId ?? ''),
  );
  const [district = expect.fail(), north = expect.fail()] = tenants;
  const [districtId = '', northId = '', southId = ''] = ids;
  const year = fiscalYearOf(new Date());
  await district.agent.client.checkout.orderByInvoice({
    platform: 'edgpt',
    tierId: 'growth',
    ...{ customerEmail: district.email, customerName: 'Mira Mill', purchaseOrderNumber: 'PO-900' },
    billingAddress: '9 Mill Road',
  });
  const cover = (organisationId: string, orderedAt: string, payerId = districtId) =>
    billing().saveSchool({ organisationId, plan: 'starter', orderedAt, payerId });
  await expect(cover(northId, `${year}-07-01`, southId)).rejects.toMatchObject({ code: 'VALIDATION' });
  await cover(northId, `${year}-07-01`);
  expect(await billing().getSchool({ organisationId: northId })).toMatchObject({
    plan: 'starter',
    order: { orderedAt: `${year}-07-01`, payer: { organisationId: districtId, name: 'Mill District' } },
  });
  expect(await billing().getSchool({ organisationId: districtId })).toMatchObject({
    plan: 'growth',
    order: { purchaseOrderNumber: 'PO-900', billingAddress: '9 Mill Road', payer: null },
  });
  await cover(southId, `${year + 1}-01-10`);
  await staff.client.superadmin.setPlan({ organisationId: districtId, plan: 'growth' });
  await billing().generateInvoices({});
  const ofYear = async () =>
    (await billing().listInvoices({})).invoices.filter(
      ({ schoolName, fiscalYear }) =>
        names.some((name) => name === schoolName) && fiscalYear === describeFiscalYear(year),
    );
  const invoices = await ofYear();
  const amounts = Object.fromEntries(
    invoices.map(({ schoolName, proratedAmount }) => [schoolName, proratedAmount]),
  );
  expect(amounts).toMatchObject({ 'North School': 47_000, 'South School': 23_500 });
  const [card = expect.fail(), ...booked] = invoices;
  expect(await readPdf(await billing().getInvoicePdf({ invoiceId: card.id }))).toMatch(
    /Mill District[\s\S]*PO-900/,
  );
  const total = invoices.reduce((sum, { proratedAmount }) => sum + proratedAmount, 0);
  const listed = (await district.agent.client.billing.listInvoices({})).invoices;
  expect(listed.filter(({ number }) => invoices.some(({ id }) => id === number))).toHaveLength(3);
  expect((await north.agent.client.billing.listInvoices({})).invoices.length).toBeLessThan(listed.length);
  expect(await billing().sendInvoice({ invoiceId: card.id })).toEqual({ sentTo: district.email });

  for (const { id } of booked)
    await billing().processPayment({ invoiceId: id, paidBy: 'transfer', note: 'Transfer of the district' });
  const { paymentUrl } = await billing().processPayment({ invoiceId: card.id });
  await payByCard(paymentUrl);
  await expect
    .poll(async () => (await ofYear()).map(({ status }) => status))
    .toEqual(['paid', 'paid', 'paid']);
  const { users } = await staff.client.superadmin.searchUsers({ query: district.email, kind: 'customer' });
  expect(users).toMatchObject([{ id: districtId, revenue: total }]);
});

test('staff of a brand without schools see no invoice of another brand', async () => {
  const stranger = await openStaff(stack.url, 'domain-admin', 'law');
  await expect(stranger.client.schoolBilling.listInvoices({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const [invoice] = (await billing().listInvoices({})).invoices;
  await expect(
    stranger.client.schoolBilling.getInvoicePdf({ invoiceId: invoice?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('erasing a school keeps its invoices but removes all personal data from them', async () => {
  const deps = await getDeps();
  await openAccountEraser(deps).eraseOrganisation(organisationId);
  const { name, email } = describeTrial('Maple Grove', '').adminContact;
  const kept = (await readTable()).filter((item) => item.includes('SCHOOL'));
  expect(kept.filter((item) => item.includes('"SCHOOLS#') && item.includes(organisationId))).toEqual([]);
  expect((await billing().listInvoices({})).invoices).not.toEqual([]);
  expect(kept.filter((item) => item.includes(name ?? '') || item.includes(email ?? ''))).toEqual([]);
});
