import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { describeFiscalYear, fiscalYearOf } from '#shared/domain/billing/fiscal-year.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { expectAccessible, type Look } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { signInStaff } from '../support/sign-in-staff.ts';
import { type Story, startStory } from '../support/start-story.ts';

const district = 'Millbrook District';
const year = fiscalYearOf(new Date());
const looks: Look[] = [390, 768, 1440].map((width) => ({ colorScheme: 'light', width }));
let story: Story;
let customer: URLSearchParams;
let owner: Page;
let staff: Page;

beforeAll(async () => {
  story = await startStory();
  const client = createClient({ baseUrl: story.url });
  for (const name of ['North School', 'South School'])
    await client.signup.createTrial(describeTrial(name, story.smallSiteUrl));
  const trial = describeTrial(district, story.smallSiteUrl);
  customer = new URLSearchParams({ email: trial.adminContact.email ?? '', name: 'Mira Mill' });
  owner = (await openDashboard(story, trial, 'billing')).page;
  staff = await story.openPage('/superadmin?tab=school-billing', { storageState: await signInStaff(story) });
});
afterAll(() => story?.stop());

async function choose(field: string, name: string): Promise<void> {
  await staff.getByRole('searchbox', { name: field }).fill(name);
  await staff.keyboard.press('Enter');
  await staff
    .getByRole('list', { name: 'Organizations found' })
    .getByRole('button', { name: new RegExp(name) })
    .click();
}

/** Enters the order of a school that its district pays for. */
async function enterOrder(school: string, enrolledAt: string): Promise<void> {
  await staff.getByRole('button', { name: 'Order by Invoice' }).click();
  await choose('School that orders', school);
  const form = staff.getByRole('form', { name: `Order of ${school}` });
  await form.getByLabel(/^Plan/).selectOption('starter');
  await form.locator('input[type=date]').fill(enrolledAt);
  await staff.getByRole('button', { name: 'Another organization pays' }).click();
  await choose('Who pays, such as the district', district);
  await form.getByRole('button', { name: 'Save Order' }).click();
  await form.waitFor({ state: 'detached' });
}

const rowOf = (school: string) =>
  staff
    .getByRole('row')
    .filter({ hasText: school })
    .filter({ hasText: describeFiscalYear(year) });

test('a district orders with one purchase order, and its schools are invoiced from the month they join', async () => {
  await owner.goto(`/checkout/edgpt/growth/annual?${customer}`);
  await owner.getByRole('radio', { name: /^Invoice/ }).check();
  await owner.getByLabel('Purchase order number').fill('PO-900');
  await owner.getByLabel('Address on the invoice').fill('9 Mill Road');
  await owner.getByRole('button', { name: 'Send Order' }).dblclick();
  await owner.getByRole('heading', { name: 'We have your order' }).waitFor();

  await staff.getByRole('button', { name: 'Order by Invoice' }).click();
  await choose('School that orders', district);
  const own = staff.getByRole('form', { name: `Order of ${district}` });
  expect(await own.getByLabel('Purchase order number').inputValue()).toBe('PO-900');
  await own.getByLabel(/^Plan/).selectOption('growth');
  await own.getByRole('button', { name: 'Save Order' }).click();
  await own.waitFor({ state: 'detached' });
  await enterOrder('North School', `${year}-07-01`);
  await enterOrder('South School', `${year + 1}-01-10`);

  await staff.getByRole('button', { name: 'Generate Invoices' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).dblclick();
  await rowOf('North School').getByRole('cell', { name: '$470.00' }).nth(1).waitFor();
  await rowOf('South School').getByRole('cell', { name: '$235.00' }).waitFor();
  await rowOf(district).getByRole('cell', { name: '$950.00' }).first().waitFor();
  expect(
    await staff
      .getByRole('row')
      .filter({ hasText: describeFiscalYear(year) })
      .count(),
  ).toBe(3);
});

test('staff open the PDF of an invoice with their own sign-in', async () => {
  const answered = staff.waitForResponse(/\/api\/school-billing\/invoice\/.*\/pdf$/);
  await rowOf('North School')
    .getByRole('button', { name: /^View PDF of/ })
    .click();
  const reply = await answered;
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(reply.headers()['content-disposition']).toMatch(/^inline; filename="EDGPT-\d{4}-\d{5}\.pdf"$/);
});

test('the district sees its schools’ invoices, and its check pays one of them', async () => {
  await rowOf('South School')
    .getByRole('button', { name: /^Process payment of/ })
    .click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByText('$235.00 for South School.').waitFor();
  await dialog.getByLabel('Note of a transfer or check').fill('Check 88');
  await dialog.getByRole('button', { name: 'Paid by check' }).dblclick();
  await rowOf('South School').getByText('Paid', { exact: true }).waitFor();

  await owner.goto('/school/dashboard?tab=billing');
  const invoices = owner.getByRole('region', { name: 'List of invoices' }).getByRole('row');
  const south = invoices.filter({ hasText: 'South School' });
  await south.getByRole('cell', { name: '$235.00' }).waitFor();
  await south.getByRole('cell', { name: 'Paid' }).waitFor();
  await invoices.filter({ hasText: 'North School' }).getByRole('cell', { name: 'Pending' }).waitFor();
});

test('the district sees its term and renewal in Billing, and is never asked for a card that would be refused', async () => {
  const pays = owner.getByRole('region', { name: 'How you pay' });
  await pays.getByText(`to June 30, ${year + 1}`).waitFor();
  await pays.getByText(`July 1, ${year + 1}, with an invoice before`).waitFor();
  const glance = owner.locator('dl > div').filter({ hasText: 'See the invoices below' });
  expect(await glance.locator('dd').first().textContent()).toMatch(/^\$[\d,.]+$/);
  expect(await owner.getByRole('link', { name: /^Choose/ }).count()).toBe(0);
  await expectAccessible(owner, 'billing-by-invoice', looks);
  await owner.goto(`/checkout/edgpt/professional/monthly?${customer}`);
  await owner.getByText('Your organization pays for its plan by invoice').waitFor();
  expect(await owner.getByLabel('Test card number').count()).toBe(0);
  await owner.getByRole('button', { name: 'Order by invoice' }).click();
  await owner.getByRole('button', { name: 'Send Order' }).waitFor();
});

test('a school that pays an invoice by card comes back to a page of the invoice, which says that it is paid', async () => {
  await owner.goto('/school/dashboard?tab=billing');
  const north = owner
    .getByRole('region', { name: 'List of invoices' })
    .getByRole('row')
    .filter({ hasText: 'North School' });
  const link = await north.getByRole('link', { name: /^Pay/ }).getAttribute('href');
  // A bookkeeper opens the link without an account.
  const bookkeeper = await story.openPage(link ?? '');
  await bookkeeper.getByText('$470.00 is due by').waitFor();
  await expectAccessible(bookkeeper, 'shared-invoice', looks);
  await bookkeeper.getByRole('button', { name: 'Pay $470.00 by card' }).click();
  await bookkeeper.getByRole('button', { name: 'Pay $470.00' }).click();
  await bookkeeper.getByText('This invoice is paid. Thank you').waitFor();
  expect(new URL(bookkeeper.url()).pathname).toBe('/invoice');
  expect(await bookkeeper.getByRole('button', { name: /by card$/ }).count()).toBe(0);
  await expectAccessible(bookkeeper, 'shared-invoice-paid');
});

test('staff refund a part of it where the invoice stands, the payer is told, and the total counts the rest', async () => {
  await staff.goto('/superadmin?tab=school-billing');
  await rowOf('North School')
    .getByRole('button', { name: /^Refund the payment of/ })
    .click();
  const dialog = staff.getByRole('dialog', { name: 'Refund a payment' });
  await dialog.getByLabel('Amount in US dollars').fill('70');
  await dialog.getByRole('button', { name: 'Refund $70.00' }).click();
  await dialog.getByText('Say why, such as a payment made twice.').waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The school joined later');
  await dialog.getByRole('switch', { name: 'Tell the customer the reason' }).check();
  await expectAccessible(staff, 'refund-dialog', looks);
  await dialog.getByRole('button', { name: 'Refund $70.00' }).click();
  await dialog.waitFor({ state: 'detached' });
  await rowOf('North School').getByText('$70.00 refunded').waitFor();
  await staff.getByText('invoiced less $70.00 refunded').waitFor();
  const readRefunds = async () =>
    (await readMails(story.url, customer.get('email') ?? '')).filter(({ subject }) =>
      subject.startsWith('Refund of $70.00'),
    );
  await expect
    .poll(async () => (await readRefunds()).map(({ text }) => text))
    .toEqual([expect.stringContaining('Of the payment: $470.00')]);
});
