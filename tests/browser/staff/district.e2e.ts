import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { describeFiscalYear, fiscalYearOf } from '#shared/domain/billing/fiscal-year.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { signInStaff } from '../support/sign-in-staff.ts';
import { joinStory, type Story } from '../support/start-story.ts';

const district = 'Millbrook District';
const year = fiscalYearOf(new Date());
let story: Story;
let customer: URLSearchParams;
let owner: Page;
let staff: Page;

beforeAll(async () => {
  story = await joinStory();
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
