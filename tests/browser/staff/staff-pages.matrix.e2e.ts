import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { preview } from '#shared/contract/staff/preview.ts';
import { selfTests } from '#shared/contract/staff/self-tests.ts';
import { selfTestNames } from '#shared/domain/self-test-names.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { sampleInTurn } from '#tests/support/sample.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { pressOffline } from '../support/press-offline.ts';
import { signInStaff } from '../support/sign-in-staff.ts';
import { type Story, startStory } from '../support/start-story.ts';

let story: Story;
let storageState: NonNullable<BrowserContextOptions['storageState']>;
let conversionId: string;

beforeAll(async () => {
  story = await startStory();
  const client = createClient({ baseUrl: story.url });
  ({ conversionId } = await client.signup.createTrial(
    describeTrial('Maple Grove School', `${story.sampleSiteUrl}/`),
  ));
  await followConversion(client, conversionId);
  storageState = await signInStaff(story);
});
afterAll(() => story?.stop());

const open = (path: string) => story.openPage(path, { storageState });

describe('the dashboard test', () => {
  async function load(id: string): Promise<Page> {
    const page = await open('/dashboard-test');
    await page.getByLabel('Conversion ID').fill(id);
    await page.getByRole('button', { name: 'Load Dashboard' }).click();
    return page;
  }

  test('shows the dashboard data of a conversion', async () => {
    const page = await load(conversionId);
    await page.getByText('Maple Grove School', { exact: true }).waitFor();
    await page.getByText('Total Chats', { exact: true }).waitFor();
    await page.getByText('maple-grove-school@maple-grove.org', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Reply' }).getByText('"recentChats"').waitFor();
    await expectAccessible(page, 'dashboard-test');
  });

  test('shows API Error with the reason', async () => {
    const page = await load('conv_edgpt_unknown');
    const alert = page.getByRole('alert');
    await alert.getByText('API Error').waitFor();
    await alert.getByText('This conversion does not exist').waitFor();
    await expectAccessible(page, 'dashboard-test-error');
  });
});

test('no page of staff goes blank, whatever is pressed without a connection', async () => {
  const pages = ['/monitor', '/dashboard-test', '/superadmin?tab=trial-users', '/superadmin?tab=billing'];
  const lost: Record<string, string[]> = {};
  for (const [, path] of sampleInTurn([...pages, '/test-suite', '/preview', '/superadmin'], 0)) {
    const page = await story.openFreshPage(path, { storageState });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('load');
    const buttons = await pressOffline(page);
    if (buttons.length > 0) lost[path] = buttons;
    await page.context().close();
  }
  expect(lost).toEqual({});
});

describe('the data preview', () => {
  test('counts the platforms and lists the newest customers', async () => {
    const page = await open('/preview');
    const summary = page.getByRole('region', { name: 'Summary' });
    await summary.getByText('Total Conversions').waitFor();
    const users = page.getByRole('region', { name: 'Admin users', exact: true });
    await users.getByText('Elena Marsh').waitFor();
    expect(await summary.getByRole('definition').allTextContents()).toEqual(['1', '1', '0']);
    await page.getByRole('link', { name: conversionId }).waitFor();
    // It refreshes by itself.
    await page.waitForResponse((response) => response.url().endsWith(preview.getData.path));
    await expectAccessible(page, 'preview');
  });

  test.each([
    [
      'HTML in place of data',
      { status: 200, contentType: 'text/html', body: '<p>' },
      'Server returned HTML instead of JSON',
    ],
    [
      'a failed request',
      { status: 502, contentType: 'text/html', body: '<p>' },
      'The server answered with status 502',
    ],
  ])('shows an error for %s, and retries on request and by itself', async (_name, answer, text) => {
    const page = await story.openPage('/legal/terms', { storageState });
    await page.route(`**${preview.getData.path}`, (route) => route.fulfill(answer));
    await page.goto('/preview');
    await page.getByRole('alert').getByText(text).waitFor();
    await expectAccessible(page, `preview-${answer.status}`);
    const again = page.waitForRequest(`**${preview.getData.path}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await again;
    await page.unroute(`**${preview.getData.path}`);
    await page.getByText('Elena Marsh').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('the function tests', () => {
  const stateOf = (page: Page, name: string) =>
    page
      .getByRole('complementary', { name: 'Tests' })
      .getByRole('listitem')
      .filter({ hasText: name })
      .first();

  async function run(page: Page, tab: string, button: string): Promise<void> {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: button }).click();
  }

  test('really upload, read, submit and ask, and clean up', async () => {
    const page = await open('/test-suite');
    await stateOf(page, 'Upload').getByText('Pending').waitFor();
    await page.getByLabel('Conversion ID').fill(conversionId);
    await page.getByLabel('File').setInputFiles({
      ...{ name: 'canoes.txt', mimeType: 'text/plain' },
      buffer: Buffer.from('We rent canoes on Sundays.'),
    });
    await page.getByRole('button', { name: 'Test Upload' }).click();
    await stateOf(page, 'Upload').getByText('Passed').waitFor();
    await page.getByRole('tab', { name: 'URL' }).click();
    await page.getByLabel('Web address').fill(`${story.sampleSiteUrl}/lunch.html`);
    await page.getByRole('button', { name: 'Test URL' }).click();
    await stateOf(page, 'URL').getByText('Passed').waitFor();
    await run(page, 'Form', 'Test Form');
    await stateOf(page, 'Form').getByText('Passed').waitFor();
    await run(page, 'Video', 'Test Video');
    await stateOf(page, 'Video').getByText('Passed').waitFor();
    await run(page, 'Chat', 'Test Chat Integration');
    await stateOf(page, 'Chat integration').getByText('Passed').waitFor();
    await page.getByRole('region', { name: 'Reply' }).getByText('Outcome').waitFor();
    await expectAccessible(page, 'test-suite');
    await page.getByRole('button', { name: /^Remove what the tests added/ }).click();
    await stateOf(page, 'Clean up').getByText('Passed').waitFor();
  });

  test('show what the server refuses', async () => {
    const page = await open('/test-suite');
    await run(page, 'Form', 'Test Form');
    await stateOf(page, 'Form').getByText('Failed').waitFor();
    expect(
      await page.getByRole('region', { name: 'Latest results of the functions' }).textContent(),
    ).toContain('Form');
  });

  test('ask the brand’s own assistant when no conversion is given', async () => {
    const page = await open('/test-suite');
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByLabel('Brand').selectOption('law');
    await page.getByRole('button', { name: 'Test Chat Integration' }).click();
    await page.getByText(/^The question was answered with \d+ citations/).waitFor();
  });

  test('keep the ten latest results', async () => {
    const page = await open('/test-suite');
    await page.getByRole('tab', { name: 'Chat' }).click();
    const results = page
      .getByRole('region', { name: 'Latest results of the functions' })
      .getByRole('listitem');
    for (let number = 1; number <= 11; number++) {
      await page.getByRole('button', { name: 'Test Chat Integration' }).click();
      await expect.poll(() => results.count()).toBe(Math.min(number, 10));
    }
  });
});

describe('a suite of self-tests', () => {
  test('shows each step, its progress and the counts', async () => {
    const page = await open('/test-suite');
    const suite = page.getByRole('region', { name: 'GPTsite Testing' });
    const steps = suite.getByRole('list', { name: 'Steps of GPTsite Testing' });
    await expect.poll(() => steps.getByText('Pending').count()).toBe(selfTestNames.gptsite.length);
    await suite.getByRole('button', { name: 'Run Tests' }).click();
    await suite.getByText(`${selfTestNames.gptsite.length} passed, 0 failed`).waitFor();
    expect(await steps.getByText('Completed').count()).toBe(selfTestNames.gptsite.length);
    expect(await suite.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    await expectAccessible(page, 'suites');
  });

  test('advances by ten every 0.3 seconds up to 90, and jumps to 100 at the end', async () => {
    const page = await open('/test-suite');
    const answer = Promise.withResolvers<void>();
    await page.route(`**${selfTests.runSuite.path}`, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
    });
    const suite = page.getByRole('region', { name: 'System Testing' });
    await suite.getByRole('button', { name: 'Run Tests' }).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await suite.getByRole('button', { name: 'Run Tests' }).click();
    const progress = suite.getByRole('progressbar');
    for (const [milliseconds, percent] of [
      [300, '10'],
      [600, '30'],
      [3000, '90'],
    ] as const) {
      await page.clock.runFor(milliseconds);
      await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe(percent);
    }
    answer.resolve();
    await suite.getByRole('alert').getByText('Test Suite Failed').waitFor();
    expect(await progress.getAttribute('aria-valuenow')).toBe('100');
  });
});
