import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#functions/domain/identity/open-session.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { createIdentityPorts } from '#functions/wiring/identity.ts';
import { addCustomers } from '#tests/support/add-customers.ts';
import { waitForLink } from '#tests/support/outbox.ts';
import { openStaff, openTenant } from '#tests/support/roles.ts';
import { startTestStack, type TestStack } from '#tests/support/start-test-stack.ts';
import { followConversion } from '#tests/support/trial.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectAccessible, findFaults, type Look } from '../support/expect-accessible.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-monday-'));
const longName = 'Academy of Saint Bartholomew by the Lake and Mercy';
const tabs = [
  ...['Overview', 'Trial Users', 'Customers', 'Analytics', 'Sentiments', 'Testing', 'Billing'],
  ...['School Billing', 'Demo Analytics', 'Forwarded', 'Forms'],
];
/** A phone, a tablet and a desk. */
const staffLooks: Look[] = [390, 768, 1440].map((width) => ({ colorScheme: 'light', width }));
let stack: TestStack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  const school = await openTenant(stack.url, longName, 'edgpt', stack.smallSiteUrl);
  await followConversion(school.agent.client, school.conversionId);
  await openTenant(stack.url, 'Spam Trial', 'edgpt', stack.smallSiteUrl);
  const deps = await getDeps();
  const staff = await openStaff(stack.url, 'superadmin', 'gpt');
  const { accessToken } = await openSession(createIdentityPorts(deps), staff, {
    audience: 'staff',
    device: 'Test',
  });
  browser = await launchBrowser();
  const context = await browser.newContext({ baseURL: stack.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patienceMilliseconds);
  await context.addInitScript(
    ([token = '', email = '']) => {
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminEmail', email);
    },
    [accessToken, staff.email],
  );
  page = await context.newPage();
  await page.goto('/superadmin');
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click();

test('every tab is there, and accessible on a phone and on a desk', async () => {
  await page.getByText('Real-time management across all 6 platforms').waitFor();
  await page.getByRole('tab').first().waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual(tabs);
  const faults: string[] = [];
  for (const name of tabs) {
    await openTab(name);
    await page.getByRole('tabpanel', { name }).waitFor();
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    const state = `superadmin-${name.toLowerCase().replace(' ', '-')}`;
    faults.push(...(await findFaults(page, state, staffLooks)));
  }
  expect(faults).toEqual([]);
});

test('a trial is renamed where it stands, and the change is taken back', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTab('Trial Users');
  const row = page.getByRole('row').filter({ hasText: longName });
  await row.getByRole('button', { name: /^Edit/ }).click();
  const editor = page.getByRole('form', { name: /^Edit/ });
  await editor.getByLabel('Email').fill('nobody');
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('Please enter a valid email address').waitFor();
  // A line and a card take turns, and what is typed stays.
  await expectAccessible(page, 'superadmin-editor');
  expect(await editor.getByLabel('Email').inputValue()).toBe('nobody');
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /^Edit/ }).click();
  await editor.getByLabel('Name', { exact: false }).first().fill('Ana Ruiz');
  await editor.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Ana Ruiz').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Elena Marsh').waitFor();
});

test('a spam trial is deleted after a confirmation', async () => {
  await page.getByLabel('Search trial users').fill('spam');
  const row = page.getByRole('row').filter({ hasText: 'Spam Trial' });
  await row.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Are you sure you want to delete this user?').waitFor();
  await expectAccessible(page, 'superadmin-delete');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText(/^Nobody among the/).waitFor();
  await page.getByLabel('Search trial users').fill('');
});

test('a customer’s dashboard opens read-only, and says so', async () => {
  await page.getByRole('link', { name: `Open the dashboard of ${longName}` }).click();
  await page.getByText('You are looking at the dashboard of').waitFor();
  await page.getByText('Total Chats', { exact: true }).waitFor();
  await expectAccessible(page, 'superadmin-customer');
  await page.getByRole('link', { name: 'Back to the list' }).click();
});

test('a sub-admin is invited by mail, and deactivated', async () => {
  await openTab('Billing');
  const form = page.getByRole('form', { name: 'Add a sub-admin' });
  await form.getByLabel('Name').fill('Ines Ortiz');
  await form.getByLabel('Email').fill('ines@staff.example');
  await form.getByLabel('Domain').selectOption('EdGPT.ai');
  await form.getByRole('button', { name: 'Add Admin' }).click();
  await page.getByText('The invitation is on its way to ines@staff.example.').waitFor();
  await waitForLink(stack.url, 'ines@staff.example', '/user/invitation');
  await page.getByRole('button', { name: 'Deactivate Ines Ortiz' }).click();
  await page.getByRole('button', { name: 'Reactivate Ines Ortiz' }).waitFor();
  await expectAccessible(page, 'superadmin-sub-admins');
});

test('a full page of customers is dense, and more of them come when asked for', async () => {
  for (const kind of ['trial', 'customer'] as const) await addCustomers(kind, { from: 0, to: 60 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/superadmin?tab=customers');
  const rows = page.getByRole('region', { name: 'Customers' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(26);
  await expectAccessible(page, 'superadmin-full');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show more' }).first().click();
  await page.getByRole('button', { name: 'Show more' }).first().click();
  await expect.poll(() => rows.count()).toBe(51);
});
