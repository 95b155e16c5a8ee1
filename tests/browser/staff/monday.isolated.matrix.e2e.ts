import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDeps } from '#functions/wiring/deps.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { addCustomers } from '#tests/support/data/add-customers.ts';
import { failConversion } from '#tests/support/data/fail-conversion.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectAccessible, findFaults, type Look } from '../support/expect-accessible.ts';
import { openStaffPage } from '../support/open-staff-page.ts';
import { reloadAfterFailure } from '../support/reload-after-failure.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-monday-'));
const longName = 'Academy of Saint Bartholomew by the Lake and Mercy';
const tabs = [
  ...['Overview', 'Trial Users', 'Customers', 'Analytics', 'Sentiments', 'Testing', 'Billing'],
  ...['School Billing', 'Demo Analytics', 'Forwarded', 'Forms'],
];
/** A phone, a tablet and a desktop. */
const staffLooks: Look[] = [390, 768, 1440].map((width) => ({ colorScheme: 'light', width }));
let stack: TestStack;
let browser: Browser;
let page: Page;
let staff: Awaited<ReturnType<typeof openStaff>>;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  const school = await openTenant(stack.url, longName, 'edgpt', stack.smallSiteUrl);
  await followConversion(school.agent.client, school.conversionId);
  await openTenant(stack.url, 'Spam Trial', 'edgpt', stack.smallSiteUrl);
  staff = await openStaff(stack.url, 'superadmin', 'gpt');
  browser = await launchBrowser();
  page = await openStaffPage(browser, stack.url, staff);
  await page.goto('/superadmin');
});
reloadAfterFailure(() => page);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click();

test('every tab loads and is accessible on a phone, a tablet and a desktop', async () => {
  await page.getByText('Real-time management across all 6 platforms').waitFor();
  // The forms have their own tabs.
  const shown = page.getByRole('tablist', { name: 'SuperAdmin Dashboard' }).getByRole('tab');
  await shown.first().waitFor();
  expect(await shown.allTextContents()).toEqual(tabs);
  const faults: string[] = [];
  for (const name of tabs) {
    await openTab(name);
    await page.getByRole('tabpanel', { name, exact: true }).waitFor();
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    const state = `superadmin-${name.toLowerCase().replace(' ', '-')}`;
    faults.push(...(await findFaults(page, state, staffLooks)));
  }
  expect(faults).toEqual([]);
});

test('a trial can be renamed in place, and the change undone', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTab('Trial Users');
  const row = page.getByRole('row').filter({ hasText: longName });
  await row.getByRole('button', { name: /^Edit/ }).click();
  const editor = page.getByRole('form', { name: /^Edit/ });
  await editor.getByLabel('Email').fill('nobody');
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('Please enter a valid email address').waitFor();
  // The row becomes a card and back, and the typed text stays.
  await expectAccessible(page, 'superadmin-editor');
  expect(await editor.getByLabel('Email').inputValue()).toBe('nobody');
  await editor.getByLabel('Email').press('Escape');
  await editor.getByText('Leave without saving what you changed?').waitFor();
  await editor.getByRole('button', { name: 'Discard' }).click();
  await row.getByRole('button', { name: /^Edit/ }).click();
  await editor.getByLabel('Name', { exact: false }).first().fill('Ana Ruiz');
  await editor.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Ana Ruiz').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Elena Marsh').waitFor();
});

test('a spam trial is deleted after a confirmation', async () => {
  await page.keyboard.press('/');
  await page.keyboard.type('spam');
  await page.getByText(/^1 of \d/).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Spam Trial' });
  await row.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Are you sure you want to delete this user?').waitFor();
  await expectAccessible(page, 'superadmin-delete');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel('Type the organization’s name').fill('spam trial');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText(/^No match among the/).waitFor();
  await page.getByLabel('Search trial users').fill('');
});

test('a customer’s dashboard opens read-only and says so', async () => {
  await page.getByRole('link', { name: `Open the dashboard of ${longName}` }).click();
  await page.getByText('You are looking at the dashboard of').waitFor();
  await page.getByText('Total Chats', { exact: true }).waitFor();
  await expectAccessible(page, 'superadmin-customer');
  const live = page.getByRole('link', { name: 'Open the live assistant' });
  expect(await live.getAttribute('href')).toMatch(/^\/gptsite\/conv_edgpt_/);
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.getByRole('dialog', { name: 'Write to 1 customer' }).press('Escape');
  await page.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('form', { name: /^Edit/ });
  await editor.getByLabel('Email').fill('moved@maple-grove.org');
  await editor.getByRole('button', { name: 'Save' }).click();
  await page.getByText('New address, not confirmed yet').waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await editor.getByRole('button', { name: 'Cancel the change' }).click();
  await page.getByText('New address, not confirmed yet').first().waitFor({ state: 'detached' });
  await editor.getByLabel('Name', { exact: false }).first().press('Escape');
  await editor.waitFor({ state: 'detached' });
  await openTab('Timeline');
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await timeline.getByText('Signed up.').waitFor();
  await timeline.getByText('The assistant went live.').waitFor();
  await timeline.getByText('Name: Elena Marsh → Ana Ruiz').waitFor();
  await timeline.getByText(/^Mail .*Welcome to EdGPT.ai/).waitFor();
  await expectAccessible(page, 'superadmin-timeline', staffLooks);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Back to the list' }).click();
});

test('a failed conversion is listed and can be retried', async () => {
  const conversionId = await failConversion('Unlucky Academy', stack.smallSiteUrl);
  await page.goto('/superadmin');
  const failed = page.getByRole('region', { name: 'Failed conversions' });
  await failed.getByText('The website could not be reached.').waitFor();
  const work = page.getByRole('region', { name: 'What needs you now' });
  await work.getByRole('link', { name: '1 conversion failed' }).waitFor();
  await work.getByText('Unlucky Academy').waitFor();
  await expectAccessible(page, 'superadmin-failed');
  await failed.getByRole('button', { name: 'Change the address of Unlucky Academy' }).click();
  const address = failed.getByLabel('Address to read');
  expect(await address.inputValue()).toBe(stack.smallSiteUrl);
  expect(await address.evaluate((it) => it === document.activeElement)).toBe(true);
  await failed.getByRole('button', { name: 'Retry Unlucky Academy' }).click();
  const retried = page.getByRole('region', { name: 'Retried conversions' });
  await retried.getByText('The assistant is built and answers visitors.').waitFor();
  await retried.getByRole('link', { name: 'Open the customer' }).waitFor();
  // It also stands there after a look at another tab.
  await page.getByRole('tab', { name: 'Customers' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await retried.getByText('The assistant is built and answers visitors.').waitFor();
  await followConversion(openAgent(stack.url).client, conversionId);
});

test('an address that bounced is listed with when and why, and gets emails again at the press of a button', async () => {
  const address = 'bounce@simulator.amazonses.com';
  await staff.client.superadmin.addUser({ name: 'Mistyped Mia', email: address, domain: 'LawFirmGPT.ai' });
  const { superadmin } = staff.client;
  await expect.poll(async () => (await superadmin.listMarkedAddresses({})).addresses.length).toBe(1);
  await page.goto('/superadmin');
  const marked = page.getByRole('region', { name: 'Addresses that get no email' });
  await marked.getByText(address).waitFor();
  await marked.getByText(/bounced permanently/).waitFor();
  expect(await findFaults(page, 'superadmin-marked-addresses', staffLooks)).toEqual([]);
  await marked.getByRole('button', { name: `Send to this address again: ${address}` }).click();
  await page.getByText(`From now on, emails are sent to ${address} again.`, { exact: true }).waitFor();
  await marked.waitFor({ state: 'detached' });
});

test('a school’s invoice order can be entered with the keyboard alone, with mistakes named at their fields', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTab('School Billing');
  const find = async (field: string) => {
    await page.getByRole('searchbox', { name: field }).waitFor();
    await page.keyboard.type('bartholomew');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Organizations found' }).getByRole('button').press('Enter');
  };
  await page.getByRole('button', { name: 'Order by Invoice' }).press('Enter');
  await find('School that orders');
  const form = page.getByRole('form', { name: `Order of ${longName}` });
  await form.getByLabel('Purchase order number').fill('PO-7');
  await form.getByRole('button', { name: 'Save Order' }).press('Enter');
  await form.getByLabel(/^Plan/).and(page.locator('[aria-invalid=true]')).selectOption('growth');
  await page.getByRole('button', { name: 'Another organization pays' }).press('Enter');
  await find('Who pays, such as the district');
  await form.getByRole('button', { name: 'Save Order' }).press('Enter');
  await form.getByText('Choose an organization of the same brand that pays by invoice itself.').waitFor();
  await expectAccessible(page, 'superadmin-school-order', staffLooks);
  await page.getByRole('button', { name: 'The school pays itself' }).press('Enter');
  expect(await form.getByLabel('Purchase order number').inputValue()).toBe('PO-7');
  await form.getByRole('button', { name: 'Save Order' }).press('Enter');
  await page.getByText('Order Saved').first().waitFor();
  await form.waitFor({ state: 'detached' });
});

test('a school is invoiced once, and reminders ask first, say how many, and stand in the staff log', async () => {
  await page.getByRole('button', { name: 'Generate Invoices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Generate invoices for all schools for the new fiscal year?').waitFor();
  await dialog
    .getByText(/^Fiscal year .*: invoices for 1 school, \$[\d,.]+ in total$/)
    .first()
    .waitFor();
  await expectAccessible(page, 'superadmin-generate', staffLooks);
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText(/^[12] invoices? written\.$/).waitFor();
  await page.getByRole('button', { name: 'Send Reminders' }).click();
  await dialog.getByText(/^Send [12] reminders? by email: [12] pending, 0 overdue\?/).waitFor();
  await expectAccessible(page, 'superadmin-reminders', staffLooks);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Send Reminders' }).click();
  await dialog.getByRole('button', { name: /^Send [12] reminders?$/ }).click();
  await page.getByText(/^[12] reminders? sent: [12] pending, 0 overdue\.$/).waitFor();
  await page.getByRole('button', { name: 'Send Reminders' }).click();
  await page.getByText('No reminders are due today.').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('row').filter({ hasText: longName }).first().waitFor();
  await expectAccessible(page, 'superadmin-school-invoices');
  await openTab('Customers');
  for (const deed of [/^Generated [12] invoices? for EdGPT.ai$/, /^Sent [12] reminders? for EdGPT.ai/])
    await page.getByRole('cell', { name: deed }).waitFor();
  await openTab('School Billing');
});

test('a sub-admin is invited by mail, sees one domain, and is signed out when deactivated', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTab('Billing');
  const form = page.getByRole('form', { name: 'Add a sub-admin' });
  await form.getByLabel('Name').fill('Ines Ortiz');
  await form.getByLabel('Email').fill('ines@staff.example');
  await form.getByLabel('Domain').selectOption('EdGPT.ai');
  await form.getByRole('button', { name: 'Add Admin' }).click();
  await page.getByText('The invitation is on its way to ines@staff.example.').waitFor();
  const token = await waitForLink(stack.url, 'ines@staff.example', '/user/invitation');
  const { client } = openAgent(stack.url);
  await client.auth.acceptInvitation({ token, password: 'a password of her own' });
  const { users } = await getDeps();
  const ines = (await users.findByEmail('ines@staff.example')) ?? expect.fail();
  const hers = await openStaffPage(browser, stack.url, ines);
  await hers.goto('/superadmin');
  const domains = hers.getByRole('region', { name: 'Domain Performance' }).getByRole('rowheader');
  await domains.first().waitFor();
  expect(await domains.allTextContents()).toEqual(['EdGPT.ai']);
  expect(await hers.getByLabel('Domain', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Deactivate Ines Ortiz' }).click();
  await page.getByRole('button', { name: 'Reactivate Ines Ortiz' }).waitFor();
  await hers.reload();
  await hers.waitForURL(/\/superadmin\/login/);
  await hers.context().close();
  await expectAccessible(page, 'superadmin-sub-admins');
});

test('customers are found by any part, sorted by revenue, narrowed by state, and shown a page at a time', async () => {
  for (const kind of ['trial', 'customer'] as const) await addCustomers(kind, { from: 0, to: 60 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/superadmin?tab=customers');
  const rows = page.getByRole('region', { name: 'Customers' }).getByRole('row');
  const totals = page.getByRole('status').getByText(/revenue$/);
  await expect.poll(() => rows.count()).toBe(26);
  // With the school that ordered by invoice, which has paid nothing yet.
  expect(await totals.textContent()).toBe('61 in total · 61 active · $5,940.00 revenue');
  await page.getByRole('button', { name: 'Show more' }).first().click();
  await expect.poll(() => rows.count()).toBe(51);
  await expectAccessible(page, 'superadmin-full', staffLooks);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').press('Enter');
  await page.locator('th[aria-sort=ascending]').getByText('Name').waitFor();
  await page.getByRole('columnheader', { name: 'Revenue' }).getByRole('button').press('Enter');
  await page.locator('th[aria-sort=descending]').getByText('Revenue').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^customers-.*\.csv$/);
  await page.getByLabel('Search customers').fill('organisation-57.');
  await page.getByText('1 of 61 · 1 active · $99.00 revenue').waitFor();
  await page.getByRole('button', { name: 'Write to 1', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Please enter a subject').waitFor();
  await expectAccessible(page, 'superadmin-letter', staffLooks);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel('Subject').fill('New forms');
  await dialog.getByLabel('Message').fill('There are new forms for {organisation}.');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('{organisation} is not replaced here. Write {organization}').waitFor();
  await dialog.getByLabel('Message').fill('There are new forms for {organization}.');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Send this letter to 1 customer by email?').waitFor();
  await dialog.getByText(/There are new forms for (?!\{)/).waitFor();
  await dialog.getByText(/^Confirmed addresses: \d of 1\./).waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: '1 match in Trial Users' }).click();
  expect(await page.getByLabel('Search trial users').inputValue()).toBe('organisation-57.');
  await openTab('Customers');
  const status = page.getByRole('tabpanel', { name: 'Customers' }).getByLabel('Status', { exact: true });
  for (const name of ['Conversion failed', 'Cancelled']) await status.selectOption(name);
  await page.getByText('No match among the 61 searched.').waitFor();
  // The way back from a customer leads to the same rows.
  await page.reload();
  expect(await page.getByLabel('Search customers').inputValue()).toBe('organisation-57.');
});
