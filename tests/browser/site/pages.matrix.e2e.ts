import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { createClient } from '#shared/client.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { expectAccessible, expectReflow, reflowLooks } from '../support/expect-accessible.ts';
import { findDestructiveToast } from '../support/find-destructive-toast.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { ask, reachTrialForm, submitButton } from '../support/trial.ts';

const unknownConversion = 'conv_edgpt_00000000000000000000000000';

let story: Story;
let assistantPath: string;
beforeAll(async () => {
  story = await joinStory();
  const client = createClient({ baseUrl: story.url });
  const trial = describeTrial('School of All Pages', story.smallSiteUrl);
  const { conversionId } = await client.signup.createTrial(trial);
  await followConversion(client, conversionId);
  assistantPath = `/gptsite/${conversionId}`;
});
afterAll(() => story?.stop());

test('an unknown address says so and leads home', async () => {
  const page = await story.readPage('/no/such/page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByText('404', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Go to/ }).click();
  await submitButton(page).waitFor();
});

test.each([
  [unknownConversion, 'Demo School', 'Who is the principal?', /principal meets every new family/],
  ['anything', brands.gpt.demo.siteName, 'What does a basic service cost?', /\$59/],
])(
  'an address without an assistant, such as %s, shows a labelled sample of the brand that answers',
  async (id, name, question, answer) => {
    const page = await story.openPage(`/gptsite/${id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByText('Sample data').count()).toBeGreaterThan(0);
    await page.getByText('No assistant has this address.').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    expect(await ask(page, question)).toMatch(answer);
    expect(asked.filter((url) => url.includes('/api/chat'))).toEqual([]);
  },
);

test('the progress page of an unknown conversion leads back to the form', async () => {
  const page = await story.readPage(`/?conversion=${unknownConversion}`);
  await page.getByText('This conversion does not exist. Check the address you were given.').waitFor();
  await page.getByRole('button', { name: 'Start New Conversion' }).click();
  await submitButton(page).waitFor();
});

test('every link of the landing page works', async () => {
  const page = await story.openPage('/');
  await submitButton(page).waitFor();
  const links = await page.getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const address of new Set(addresses)) {
    if (address?.startsWith('#')) expect(await page.locator(address).count()).toBe(1);
    if (!address?.startsWith('/')) continue;
    const target = await story.readPage(address);
    await target.getByRole('heading', { level: 1 }).waitFor();
    expect(await target.getByText('Page not found').count()).toBe(0);
  }
});

describe('the error screen', () => {
  const breakProgress = (page: Page) =>
    page.route('**/conversion/*/progress*', (route) => route.fulfill({ status: 500, json: {} }));

  /** What a page reports about an error. */
  const report = (url: RegExp) => ({
    type: expect.any(String),
    message: expect.any(String),
    code: expect.any(String),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    url: expect.stringMatching(url),
    userAgent: expect.stringContaining('Chrome'),
    name: expect.any(String),
    stack: expect.any(String),
  });

  test('says what happened, reports it, shows the service status, and recovers', async () => {
    const page = await story.openPage('/no/such/page');
    await breakProgress(page);
    const reported = page.waitForRequest('**/api/system/error-report');
    await page.goto(assistantPath);
    await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor();
    expect((await reported).postDataJSON()).toEqual({
      error: { ...report(/\/gptsite\/conv_/), type: 'server', code: '500' },
    });
    await page.getByText("Our servers are experiencing issues. We're working to fix this.").waitFor();
    await page.getByText("Error automatically reported to our team. We're working on a fix.").waitFor();
    await page.getByText(/^Last checked at/).waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect(await page.getByRole('button', { name: 'Retrying...' }).isDisabled()).toBe(true);
    const toast = await findDestructiveToast(page, 'Retry Failed');
    await toast.getByText('Unable to recover automatically. Please try again manually.').waitFor();
    await page.unroute('**/conversion/*/progress*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('log', { name: 'Conversation' }).waitFor();
  });

  test('only logs a report that fails, shows the API as down when nothing answers, and leads back', async () => {
    const page = await story.openPage('/no/such/page');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await breakProgress(page);
    await page.route('**/api/system/**', (route) => route.abort());
    await page.goto(assistantPath);
    const service = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
    await service('API').getByText('outage').waitFor();
    expect([await service('Database').textContent(), await service('AI Services').textContent()]).toEqual([
      'Operational',
      'Operational',
    ]);
    await expect.poll(() => warnings.join()).toContain('The error could not be reported.');
    expect(await page.getByText(/^Error automatically reported/).count()).toBe(0);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });

  test('appears when a part of the page fails to load, and recovers with the connection', async () => {
    const page = await story.openPage('/no/such/page');
    await page.route('**/assets/landing-page*', (route) => route.abort());
    const reported = page.waitForRequest('**/api/system/error-report');
    await page.goto('/');
    expect((await reported).postDataJSON()).toEqual({
      error: { ...report(/\/$/), type: 'network', componentStack: expect.stringContaining(' at ') },
    });
    await page
      .getByText('Unable to connect to our servers. Please check your internet connection.')
      .waitFor();
    await page.unroute('**/assets/landing-page*');
    await submitButton(page).waitFor();
  });

  test('recovers by itself when the connection is back', async () => {
    const page = await story.openPage('/no/such/page');
    await page.route('**/conversion/*/progress*', (route) => route.abort());
    await page.goto(assistantPath);
    await page
      .getByText('Unable to connect to our servers. Please check your internet connection.')
      .waitFor();
    await page.unroute('**/conversion/*/progress*');
    await page.getByRole('log', { name: 'Conversation' }).waitFor();
  });
});

describe('axe finds no fault on', () => {
  type View = [name: string, path: () => string, prepare: (page: Page) => Promise<unknown>];
  const views: View[] = [
    [
      'the form with errors and everything open',
      () => '/',
      async (page) => {
        await reachTrialForm(page);
        await page.getByLabel("Don't have a website").check();
        await page.getByText('Phone and address').click();
        await page.getByText('Additional contacts').click();
        await page.getByRole('button', { name: 'Add a contact' }).click();
        await page.getByLabel('Choose documents').setInputFiles([
          { name: `${'long-'.repeat(30)}name.txt`, mimeType: 'text/plain', buffer: Buffer.from('Welcome') },
          { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('no document') },
        ]);
        await page.getByText('Uploaded').waitFor();
        await submitButton(page).click();
        await page.getByText('Please check the form').waitFor();
      },
    ],
    ['the assistant', () => assistantPath, (page) => ask(page, 'What is the phone number?')],
    [
      'the tracker',
      () => '/nothing',
      async (page) => {
        await page.route('**/api/**/progress*', async (route) => {
          const response = await route.fetch();
          const record: object = await response.json();
          await route.fulfill({ response, json: { ...record, status: 'processing' } });
        });
        await page.goto(`/?conversion=${assistantPath.split('/').at(-1)}`);
        await page.getByRole('list', { name: 'Stages' }).waitFor();
      },
    ],
    [
      'the error screen',
      () => '/nothing',
      async (page) => {
        await page.route('**/api/**', (route) => route.abort());
        await page.goto(assistantPath);
        await page.getByText('Oops! Something went wrong').waitFor();
      },
    ],
  ];
  test.each(views)('%s', async (name, path, prepare) => {
    const page = await story.openPage(path());
    await prepare(page);
    await expectAccessible(page, name, reflowLooks);
  });
});

test.each([
  ['the landing page', '/', 'Websites are a thing of the past'],
  ['the page that does not exist', '/nothing', 'Page not found'],
  ['the sample', `/gptsite/${unknownConversion}`, 'No assistant has this address.'],
])('%s needs no sideways scrolling at 320 px', async (_name, path, text) => {
  const page = await story.openPage(path);
  await page.getByText(text).first().waitFor();
  await expectReflow(page);
});
