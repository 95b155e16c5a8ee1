import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSession } from '#functions/domain/identity/session/open-session.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { staffAnalytics } from '#shared/contract/staff/staff-analytics.ts';
import { selfTestNames } from '#shared/domain/self-test-names.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { addBusyDays, addForms } from '#tests/support/data/add-activity.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';
import { launchBrowser } from '../support/browser.ts';
import { findFaults, type Look } from '../support/expect-accessible.ts';
import { runAxe } from '../support/run-axe.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-staff-analytics-story-'));
const phone: Look[] = [{ colorScheme: 'light', width: 390 }];
/** A phone, a tablet in dark mode, and a desktop. */
const looks: Look[] = [...phone, { colorScheme: 'dark', width: 768 }, { colorScheme: 'light', width: 1440 }];
const school = 'Academy of Saint Bartholomew by the Lake and Mercy';
let stack: TestStack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  const deps = await getDeps();
  const staff = await openStaff(stack.url, 'superadmin', 'gpt');
  const { accessToken } = await openSession(deps, staff, {
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
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = async (tab: string) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/superadmin?tab=${tab}`);
  await page.getByRole('tabpanel').first().waitFor();
};
/** The inner ones come last. */
const choose = (name: string) => page.getByRole('tab', { name, exact: true }).last().click();

test('without customers every figure says that there is no data', async () => {
  const faults: string[] = [];
  await open('analytics');
  await page.getByRole('region', { name: 'Platform Performance' }).getByText('CPAFirm.ai').waitFor();
  await choose('Conversations');
  await page.getByText(/^No visitors in this period/).waitFor();
  await choose('Top Queries');
  await page.getByText(/^No query was asked often enough/).waitFor();
  faults.push(...(await findFaults(page, 'staff-analytics-empty', phone)));
  await open('demo-analytics');
  await page.getByText('No one started the trial form in this period.').waitFor();
  faults.push(...(await findFaults(page, 'staff-demos-empty', phone)));
  await open('forms');
  await page.getByText('No forms uploaded yet').waitFor();
  await choose('Analytics');
  await page.getByText('No submissions yet').waitFor();
  faults.push(...(await findFaults(page, 'staff-forms-empty', phone)));
  expect(faults).toEqual([]);
});

test('busy days are shown by period, tab and domain', async () => {
  await addBusyDays(30);
  const faults: string[] = [];
  await open('analytics');
  await page.getByLabel('Period').selectOption('90d');
  await page.getByRole('region', { name: 'Platform Performance' }).getByText('CPAFirm.ai').waitFor();
  faults.push(...(await findFaults(page, 'staff-analytics-platforms', looks)));
  await choose('Conversations');
  await page
    .getByText(/^Conversations: [\d,]+$/)
    .first()
    .waitFor();
  faults.push(...(await findFaults(page, 'staff-analytics-conversations', looks)));
  await choose('Top Queries');
  await page.getByText(/^When does the enrolment for group 0/).waitFor();
  faults.push(...(await findFaults(page, 'staff-analytics-queries', looks)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Domain', { exact: true }).selectOption('law');
  await choose('Platform Performance');
  const table = page.getByRole('region', { name: 'Platform Performance' });
  await expect.poll(() => table.getByRole('row').count()).toBe(2);
  await open('demo-analytics');
  await page.getByText('Last field before leaving').waitFor();
  await page.getByLabel('Period').selectOption('90d');
  faults.push(...(await findFaults(page, 'staff-demos', looks)));
  expect(faults).toEqual([]);
});

test('old figures stay until slow new ones arrive, and a failure is shown', async () => {
  await open('analytics');
  await page.getByRole('region', { name: 'Platform Performance' }).getByText('CPAFirm.ai').waitFor();
  const answer = Promise.withResolvers<void>();
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await page.route(`**${staffAnalytics.getAnalytics.path}?*`, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
  });
  await page.getByLabel('Period').selectOption('30d');
  await page.getByText('Counting…').waitFor();
  expect(await runAxe(page)).toEqual([]);
  expect(await page.getByRole('region', { name: 'Platform Performance' }).isVisible()).toBe(true);
  answer.resolve();
  await page.getByRole('alert').waitFor();
});

test('a form can be found among those of all customers, and created for one of them', async () => {
  const { conversionId } = await openTenant(stack.url, school, 'edgpt', stack.smallSiteUrl);
  await addForms(await getDeps(), 'edgpt', { from: 1, to: 60 });
  await open('forms');
  const table = page.getByRole('region', { name: 'Forms of all customers' });
  await expect.poll(() => table.getByRole('row').count()).toBe(26);
  const faults = await findFaults(page, 'staff-forms-library', looks);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => table.getByRole('row').count()).toBe(51);
  await page.getByLabel('Forms of one customer').fill('bartholomew');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: school }).click();
  await page.getByRole('heading', { name: `Forms of ${school}` }).waitFor();
  await page.getByText('No forms uploaded yet').waitFor();
  await choose('Upload & Create');
  await page.getByText('Link a form').click();
  await page.getByLabel(/^Form name/).fill('Application of the county');
  await page.getByLabel(/^Address of the form/).fill('https://county.example.org/apply');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('heading', { name: 'Application of the county' }).waitFor();
  faults.push(...(await findFaults(page, 'staff-forms-customer', looks)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'All customers' }).click();
  await table.getByText('Application of the county').waitFor();
  expect(faults).toEqual([]);
  expect(conversionId).toContain('edgpt');
});

test('a test can run alone, and a suite shows each step', async () => {
  await open('testing');
  const suite = page.getByRole('region', { name: 'System Testing' });
  const tests = suite.getByRole('list', { name: 'Tests of System Testing' });
  await expect.poll(() => tests.getByText('Idle').count()).toBe(selfTestNames.system.length + 1);
  await suite.getByRole('button', { name: 'Run Writing to the table' }).click();
  await page.getByText('Test Passed', { exact: true }).waitFor();
  await tests.getByText('Written, conditionally written, read and removed.').waitFor();
  const first = Promise.withResolvers<void>();
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await page.route('**/api/testing/run-test', async (route) => {
    await first.promise;
    await route.continue();
  });
  await suite.getByRole('button', { name: 'Run Suite' }).click();
  await tests.getByText('Running').waitFor();
  // The others wait for it.
  expect(await tests.getByText('Idle').count()).toBe(selfTestNames.system.length);
  first.resolve();
  const all = selfTestNames.system.length;
  await suite.getByRole('button', { name: 'Run Suite' }).waitFor();
  expect(await tests.getByRole('listitem').filter({ hasText: 'Failed' }).allTextContents()).toEqual([]);
  await page.getByText(`${all}/${all} tests passed`).first().waitFor();
  expect(await tests.getByText('Passed').count()).toBe(all);
  await page.route('**/api/testing/run-test', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"success":false,"message":"","duration":3}' }),
  );
  await suite.getByRole('button', { name: 'Run Latency of the table' }).click();
  await page.getByText('Test Failed', { exact: true }).waitFor();
  await tests.getByText('Test failed', { exact: true }).waitFor();
  expect(await findFaults(page, 'staff-testing', looks)).toEqual([]);
});
