import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { readMails } from '#tests/support/outbox.ts';
import { openStaff, openTenant } from '#tests/support/roles.ts';
import { startTestStack, type TestStack } from '#tests/support/start-test-stack.ts';
import { readTable } from '#tests/support/table-reader.ts';
import { describeTrial } from '#tests/support/trial.ts';

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

test('a school that pays by invoice is invoiced once, gets the PDF by mail, is reminded, and pays by cheque', async () => {
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

  expect(await billing().sendReminders({})).toMatchObject({ pending: yearsInvoiced, overdue: 0 });
  expect(await billing().sendReminders({})).toMatchObject({ pending: 0, overdue: 0 });

  const pay = () => billing().processPayment({ invoiceId, paidBy: 'cheque', note: 'Cheque 88' });
  expect(await Promise.all([pay(), pay()])).toMatchObject([
    { paymentUrl: null, invoice: { status: 'paid', dueAmount: 0 } },
    { paymentUrl: null, invoice: { status: 'paid', dueAmount: 0 } },
  ]);
  expect((await billing().listInvoices({ search: 'PAID' })).invoices).toMatchObject([{ id: invoiceId }]);
  expect((await billing().listInvoices({ search: 'nowhere' })).invoices).toEqual([]);
});

test('staff of a brand without schools see no invoice of another', async () => {
  const stranger = await openStaff(stack.url, 'domain-admin', 'law');
  await expect(stranger.client.schoolBilling.listInvoices({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const [invoice] = (await billing().listInvoices({})).invoices;
  await expect(
    stranger.client.schoolBilling.getInvoicePdf({ invoiceId: invoice?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an erased school leaves its invoices, and in them no person', async () => {
  const deps = await getDeps();
  await openAccountEraser(deps).eraseOrganisation(organisationId);
  const { name, email } = describeTrial('Maple Grove', '').adminContact;
  const kept = (await readTable()).filter((item) => item.includes('SCHOOL'));
  expect(kept.filter((item) => item.includes('"SCHOOLS#'))).toEqual([]);
  expect((await billing().listInvoices({})).invoices).not.toEqual([]);
  expect(kept.filter((item) => item.includes(name ?? '') || item.includes(email ?? ''))).toEqual([]);
});
