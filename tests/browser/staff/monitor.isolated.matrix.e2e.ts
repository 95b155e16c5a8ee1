import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginConversion } from '#functions/domain/conversions/conversion.ts';
import { openSession } from '#functions/domain/identity/session/open-session.ts';
import { conversionItem } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { type Deps, getDeps } from '#functions/wiring/deps.ts';
import { makeConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { selfTestNames } from '#shared/domain/self-test-names.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { failConversion } from '#tests/support/data/fail-conversion.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { reloadAfterFailure } from '../support/reload-after-failure.ts';
import { passTime, stopClock } from '../support/start-story.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-monitor-'));
const hourMs = 3_600_000;
let stack: TestStack;
let deps: Deps;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  deps = await getDeps();
  const { agent, conversionId } = await openTenant(
    ...([stack.url, 'Maple Grove School', 'edgpt', stack.smallSiteUrl] as const),
  );
  await followConversion(agent.client, conversionId);
  browser = await launchBrowser();
  page = await openSignedIn('/monitor');
});
reloadAfterFailure(() => page);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Signs in without the form, which the identity story covers. */
async function openSignedIn(path: string): Promise<Page> {
  const staff = await openStaff(stack.url, 'superadmin', 'gpt');
  const { accessToken } = await openSession(deps, staff, {
    audience: 'staff',
    device: 'Test',
  });
  const context = await browser.newContext({ baseURL: stack.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patienceMilliseconds);
  await context.addInitScript(
    ([token = '', email = '']) => {
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminEmail', email);
    },
    [accessToken, staff.email],
  );
  const opened = await context.newPage();
  await opened.goto(path);
  return opened;
}

/** A conversion whose message is lost and which the sweeper does not look for yet. */
async function stallConversion(companyName: string): Promise<void> {
  const conversion = beginConversion(
    {
      ...{ companyName, brandId: 'edgpt', pageLimit: 5, businessDescription: '', documents: [] },
      conversionId: makeConversionId('edgpt', deps.randomBytes(16)),
      url: stack.smallSiteUrl,
    },
    new Date(Date.now() - hourMs),
  );
  const dueAt = new Date(Date.now() + hourMs).toISOString();
  await deps.table.put({ ...conversionItem(conversion), dueAt });
}

const openTab = (name: string) => page.getByRole('tab', { name }).click();
const row = (name: string) =>
  page
    .getByRole('list', { name: 'Critical systems' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name }),
    });
const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd').first();

/** Retries, because a busy machine may be degraded for a moment. */
const expectWhole = (status: string) =>
  expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Check now' }).click();
      return figure('Overall status').textContent();
    })
    .toBe(status);

test('the monitor asks signed-out visitors to sign in as staff, on a brand’s own address too', async () => {
  const context = await browser.newContext({ baseURL: stack.url });
  const stranger = await context.newPage();
  await stranger.goto('/monitor');
  await stranger.waitForURL(/\/superadmin\/login\?/);
  await stranger.goto(`${stack.url.replace('localhost', 'edgpt.localhost')}/monitor`);
  await stranger.waitForURL(/\/superadmin\/login\?/);
  await context.close();
});

test('a healthy installation is operational in every part and shows its figures', async () => {
  await page.getByRole('heading', { level: 1, name: 'System Monitor' }).waitFor();
  await expectWhole('Operational');
  expect(await figure('Live GPTsites').textContent()).toBe('1');
  expect(await figure('Active conversions').textContent()).toBe('0');
  expect(await figure('Response time').textContent()).toMatch(/^[\d,]+ ms$/);
  expect(await page.getByRole('button', { name: /^Fix Now/ }).count()).toBe(0);
  await row('Database').getByText('Operational').waitFor();
  await expectAccessible(page, 'monitor-operational');
});

test('assistants are listed with their measurements, and conversions show that none is running', async () => {
  await openTab('GPTsite Monitor');
  const site = page.getByRole('row', { name: /Maple Grove School/ });
  await site.getByText(/^\d+ ms$/).waitFor();
  await site.getByText('Operational').waitFor();
  await expectAccessible(page, 'monitor-sites');
  await openTab('Conversions');
  await page.getByText('No active conversions.').waitFor();
  await expectAccessible(page, 'monitor-no-conversions');
});

test('a stalled conversion is shown, and Fix Now restarts it by keyboard and says so', async () => {
  await stallConversion('Stalled Academy');
  await page.getByRole('button', { name: 'Check now' }).click();
  await page
    .getByRole('row', { name: /Stalled Academy/ })
    .getByText('No progress for five minutes')
    .waitFor();
  await expectAccessible(page, 'monitor-conversions');
  await openTab('Critical Systems');
  await row('Conversions').getByText('1 conversion without progress for 5 minutes.').waitFor();
  expect(await figure('Overall status').textContent()).toBe('Degraded');
  await expectAccessible(page, 'monitor-degraded');
  await page.getByRole('button', { name: 'Fix Now Conversions' }).press('Enter');
  await page.getByText('Emergency Fix Applied').first().waitFor();
  await row('Conversions').getByText('Last fix: Restarted 1 conversion without progress.').waitFor();
  await expectAccessible(page, 'monitor-fixed');
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Check now' }).click();
      return figure('Live GPTsites').textContent();
    })
    .toBe('2');
  await expectWhole('Operational');
});

test('Run Tests runs the system tests and then the assistant tests, and the overall status follows', async () => {
  await page.locator('main header').getByRole('button', { name: 'Run Tests' }).click();
  await page.getByRole('tab', { name: 'System Testing', selected: true }).waitFor();
  const suite = page.getByRole('region', { name: 'System Testing', exact: true });
  await suite.getByText(`${selfTestNames.system.length} passed, 0 failed`).waitFor();
  await expectAccessible(page, 'monitor-tests');
  await openTab('GPTsite Testing');
  await page
    .getByRole('region', { name: 'GPTsite Testing', exact: true })
    .getByText(`${selfTestNames.gptsite.length} passed, 0 failed`)
    .waitFor();
  await openTab('Critical Systems');
  await row('Self-tests')
    .getByText(/^\d+ tests passed; last run/)
    .waitFor();
});

test('the open tab survives a reload', async () => {
  await openTab('GPTsite Monitor');
  await page.reload();
  await page.getByRole('tab', { name: 'GPTsite Monitor', selected: true }).waitFor();
});

test('what failed lately stands below the tabs, with the way to its retry', async () => {
  await failConversion('Unlucky Academy', stack.smallSiteUrl);
  await page.reload();
  const failures = page.getByRole('list', { name: 'What failed lately' });
  await failures.getByText('The website was not converted: The website could not be reached.').waitFor();
  await expectAccessible(page, 'monitor-failures');
  await failures.getByRole('link', { name: 'Retry: Unlucky Academy' }).click();
  await page.getByRole('button', { name: 'Retry Unlucky Academy' }).waitFor();
});

test.each([
  ['critical-systems', '/api/system/critical-health', 10],
  ['gptsite-monitor', '/api/monitor/gptsites', 15],
  ['conversions', '/api/monitor/conversions', 20],
])(
  '%s is polled at its interval until auto refresh is off or the window is hidden',
  async (tab, path, seconds) => {
    const watched = await openSignedIn('about:blank');
    let calls = 0;
    await stopClock(watched);
    watched.on('request', (request) => {
      if (new URL(request.url()).pathname === path) calls++;
    });
    await watched.goto(`/monitor?tab=${tab}`);
    /** In steps of a second: nothing that is drawn meanwhile is looked at. */
    const pass = async (passed: number) => {
      for (let second = 0; second < passed; second++) await watched.clock.runFor(1000);
    };
    const show = (visibility: 'hidden' | 'visible') =>
      watched.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    // The clock is stopped, and drawing the first answer needs a little time to pass.
    await expect
      .poll(async () => {
        await passTime(watched, 50);
        return watched.getByText(/^Last checked at/).count();
      })
      .toBe(1);
    expect(calls).toBe(1);
    for (const turn of [2, 3]) {
      await pass(seconds - 5);
      expect(calls).toBe(turn - 1);
      await expect
        .poll(async () => {
          await passTime(watched, 250);
          return calls;
        })
        .toBe(turn);
    }
    await show('hidden');
    await pass(2 * seconds);
    expect(calls).toBe(3);
    await show('visible');
    await watched.getByRole('switch', { name: 'Auto Refresh' }).click();
    await pass(2 * seconds);
    expect(calls).toBe(3);
    await watched.context().close();
  },
);

test('signing out leads staff to the front page', async () => {
  const leaving = await openSignedIn('/monitor');
  await leaving.getByRole('button', { name: 'Logout' }).click();
  await leaving.waitForURL(`${stack.url}/`);
});
