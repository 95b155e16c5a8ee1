import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFiscalYear, fiscalYearOf } from '#shared/domain/billing/fiscal-year.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { expectAccessible, type Look } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { signInStaff } from '../support/sign-in-staff.ts';
import { type Story, startStory } from '../support/start-story.ts';

const year = fiscalYearOf(new Date());
const looks: Look[] = [390, 768, 1440].map((width) => ({ colorScheme: 'light', width }));
let story: Story;
let customer: URLSearchParams;
let owner: Page;
let staff: Page;

beforeAll(async () => {
  story = await startStory();
  const trial = describeTrial('Millbrook District', story.smallSiteUrl);
  customer = new URLSearchParams({ email: trial.adminContact.email ?? '', name: 'Mira Mill' });
  owner = (await openDashboard(story, trial, 'billing')).page;
  const storageState = await signInStaff(story);
  await orderByInvoice(storageState);
  staff = await story.openPage('/superadmin?tab=school-billing', { storageState });
});
afterAll(() => story?.stop());

/** The district and a school that it pays for are invoiced for the year; `district.e2e.ts` does this on the pages. */
async function orderByInvoice({ origins }: Awaited<ReturnType<typeof signInStaff>>): Promise<void> {
  const superadmin = openAgent(story.url);
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  superadmin.setToken(stored.find(({ name }) => name === 'adminToken')?.value);
  const { schoolBilling } = superadmin.client;
  const orderedAt = `${year}-07-01`;
  const payerId = await findOrganisation('Millbrook District');
  await schoolBilling.saveSchool({ organisationId: payerId, plan: 'growth', orderedAt });
  const school = describeTrial('North School', story.smallSiteUrl);
  await openAgent(story.url).client.signup.createTrial(school);
  const organisationId = await findOrganisation('North School');
  await schoolBilling.saveSchool({ organisationId, plan: 'starter', orderedAt, payerId });
  await schoolBilling.generateInvoices({});
}

async function findOrganisation(name: string): Promise<string> {
  const agent = openAgent(story.url);
  const { email, password } = describeTrial(name, '').adminContact;
  await agent.signIn(email ?? '', password ?? '');
  const { organisation } = await agent.client.account.get({});
  return organisation?.organisationId ?? expect.fail('There is no organization');
}

const rowOf = (school: string) =>
  staff
    .getByRole('row')
    .filter({ hasText: school })
    .filter({ hasText: describeFiscalYear(year) });

test('staff open the PDF of an invoice with their own sign-in', async () => {
  const answered = staff.waitForResponse(/\/api\/school-billing\/invoice\/.*\/pdf$/);
  await rowOf('North School')
    .getByRole('button', { name: /^View PDF of/ })
    .click();
  const reply = await answered;
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(reply.headers()['content-disposition']).toMatch(/^inline; filename="EDGPT-\d{4}-\d{5}\.pdf"$/);
});

test('the district sees its term and renewal in Billing, and is never asked for a card that would be refused', async () => {
  await owner.goto('/school/dashboard?tab=billing');
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
