import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOversizedDocument, signupMessages } from '#shared/domain/trial-signup.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import {
  describeVisitor,
  fillTrial,
  followToAssistant,
  reachTrialForm,
  submitButton,
  trialForm,
} from '../support/trial.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

async function openForm(): Promise<Page> {
  const page = await story.openPage('/');
  await reachTrialForm(page);
  return page;
}
const website = (page: Page) => page.getByLabel('Website URL', { exact: false });
const chooseNoWebsite = (page: Page) => page.getByLabel("Don't have a website").check();

const invalidSignups: [string, (page: Page) => Promise<void>, string, string][] = [
  [
    'no school name',
    (page) => page.getByLabel('School name').clear(),
    signupMessages.required,
    'School name',
  ],
  ['no admin name', (page) => page.getByLabel('Your name').clear(), signupMessages.required, 'Your name'],
  ['no email', (page) => page.getByLabel('Email').clear(), signupMessages.required, 'Email'],
  ['no username', (page) => page.getByLabel('Username').clear(), signupMessages.required, 'Username'],
  ['no password', (page) => page.getByLabel(/^Password/).clear(), signupMessages.required, 'Password'],
  [
    'a website without an address',
    (page) => website(page).clear(),
    signupMessages.websiteRequired,
    'Website URL',
  ],
  [
    'a website that is no address',
    (page) => website(page).fill('our school'),
    signupMessages.invalidWebsite,
    'Website URL',
  ],
  [
    'no website and nothing instead',
    chooseNoWebsite,
    signupMessages.businessInformationRequired,
    'Documents',
  ],
  [
    'a reference that is no address',
    async (page) => {
      await chooseNoWebsite(page);
      await page.getByLabel('Reference website URL').fill('somewhere');
    },
    signupMessages.invalidReference,
    'Reference website URL',
  ],
  [
    'no institution type',
    async (page) => void (await page.getByLabel('Institution type').selectOption('Please choose')),
    signupMessages.institutionTypeRequired,
    'Institution type',
  ],
  [
    'an email that is none',
    (page) => page.getByLabel('Email').fill('elena'),
    signupMessages.invalidEmail,
    'Email',
  ],
  [
    'a short password',
    (page) => page.getByLabel(/^Password/).fill('1234567'),
    signupMessages.weakPassword,
    'Password',
  ],
  [
    'a contact without a name',
    async (page) => {
      await page.getByText('Additional contacts').click();
      await page.getByRole('button', { name: 'Add a contact' }).click();
      await page.getByRole('group', { name: 'Contact 1' }).getByLabel('Email').fill('tomas@maple-grove.org');
      await page.getByText('Additional contacts').click();
    },
    'Please enter a name for contact 1, or remove this contact.',
    'Name of contact 1',
  ],
];

describe('a signup that breaks a rule', () => {
  // The form is filled in anew for each rule; a new page for each would take most of the time.
  let page: Page;
  beforeAll(async () => {
    page = await openForm();
  });
  afterAll(() => page?.context().close());

  test.each(invalidSignups)(
    'with %s is not sent and shows the documented message',
    async (_name, spoil, message, field) => {
      let isSent = false;
      page.on('request', (request) => {
        isSent ||= request.url().endsWith('/trial-signup');
      });
      await page.getByLabel('Our website').check();
      await website(page).fill(story.sampleSiteUrl);
      await fillTrial(page);
      await spoil(page);
      await submitButton(page).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Please check the form' });
      await expect.poll(() => summary.textContent()).toContain(message);
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
      await summary.getByRole('link', { name: field, exact: true }).click();
      const focused = page.locator(':focus');
      expect(await focused.getAttribute('aria-invalid')).toBe('true');
      const [error = ''] = (await focused.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const beside = await page.locator(`[id="${error}"]`).textContent();
      expect(beside).toBe(message === signupMessages.required ? `${field} is required.` : message);
      expect(isSent).toBe(false);
    },
  );
});

test('a new password is judged while it is typed, can be shown, and the terms stand above the button', async () => {
  const page = await openForm();
  const password = page.getByLabel(/^Password/);
  const verdict = trialForm(page).getByRole('status');
  await page.getByLabel('Your name').fill('Elena Marsh');
  for (const [typed, text] of [
    ['1234567', 'Too short so far'],
    ['Marsh-1984', /^Easy to guess/],
    ['asdfghjkl', /^Easy to guess/],
    ['horse-2041', /^Long enough/],
    ['correct horse battery', 'Good password'],
  ] as const) {
    await password.fill(typed);
    await verdict.filter({ hasText: text }).waitFor();
  }
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await password.getAttribute('type')).toBe('password');
  const terms = trialForm(page).getByRole('link', { name: /^terms of service/ });
  expect(await terms.getAttribute('href')).toBe('/edgpt/legal/terms');
});

test('switching the source clears the input of the other one', async () => {
  const page = await openForm();
  await website(page).fill('https://school.example');
  await chooseNoWebsite(page);
  await page.getByLabel('Reference website URL').fill('https://reference.example');
  await page.getByLabel('Our website').check();
  expect(await website(page).inputValue()).toBe('');
  await chooseNoWebsite(page);
  expect(await page.getByLabel('Reference website URL').inputValue()).toBe('');
});

test('documents can be uploaded in place of a website, can be removed, and start a trial', async () => {
  const page = await openForm();
  await chooseNoWebsite(page);
  const buffer = Buffer.from('Maple Grove School opens at 7:45 am. The office phone is (541) 555-0142.');
  await page.getByLabel('Choose documents').setInputFiles([
    { name: 'hours.txt', mimeType: 'text/plain', buffer },
    { name: 'draft.txt', mimeType: 'text/plain', buffer },
    { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await page.getByText(describeOversizedDocument('large.pdf')).waitFor();
  await page.getByRole('button', { name: 'Remove draft.txt' }).click();
  const list = page.getByRole('list', { name: 'Chosen documents' });
  await expect.poll(() => list.textContent()).toMatch(/hours\.txt\s*72 bytes · Uploaded/);
  expect(await list.getByRole('listitem').count()).toBe(1);
  await fillTrial(page);
  await submitButton(page).click();
  await followToAssistant(page);
});

test('a finished upload does not move other lines of the list under the pointer', async () => {
  const page = await openForm();
  const held = Promise.withResolvers<void>();
  await page.route('**/upload-documents', async (route) => {
    await held.promise;
    await route.continue();
  });
  await chooseNoWebsite(page);
  const buffer = Buffer.from('Maple Grove School opens at 7:45 am.');
  await page.getByLabel('Choose documents').setInputFiles([
    { name: 'first.txt', mimeType: 'text/plain', buffer },
    { name: 'second.txt', mimeType: 'text/plain', buffer },
  ]);
  const list = page.getByRole('list', { name: 'Chosen documents' });
  await list.getByRole('progressbar').nth(1).waitFor();
  const before = await list.boundingBox();
  held.resolve();
  await list.getByText('Uploaded').nth(1).waitFor();
  expect((await list.boundingBox())?.height).toBe(before?.height);
});

test('a document that cannot be uploaded stops the submission, and a retry succeeds', async () => {
  const page = await openForm();
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().endsWith('/trial-signup');
  });
  await page.route('**/upload-documents', (route) => route.abort());
  await chooseNoWebsite(page);
  const buffer = Buffer.from('Maple Grove School opens at 7:45 am.');
  await page
    .getByLabel('Choose documents')
    .setInputFiles({ name: 'hours.txt', mimeType: 'text/plain', buffer });
  await page.getByText('Could not be uploaded').waitFor();
  await fillTrial(page);
  await submitButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Document Upload Issue' });
  await dialog.waitFor();
  expect(isSent).toBe(false);
  await page.unroute('**/upload-documents');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Upload hours.txt again' }).click();
  await page.getByText('Uploaded').waitFor();
});

const hastySubmissions: [string, (page: Page) => Promise<void>][] = [
  ['a double click', (page) => submitButton(page).dblclick()],
  [
    'two simultaneous submissions',
    (page) =>
      trialForm(page).evaluate((form) => {
        if (!(form instanceof HTMLFormElement)) return;
        form.requestSubmit();
        form.requestSubmit();
      }),
  ],
];

test.each(hastySubmissions)('%s: one trial is created', async (_name, submit) => {
  const page = await openForm();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/trial-signup')) calls.push(request.url());
  });
  await website(page).fill(story.smallSiteUrl);
  await fillTrial(page);
  await submit(page);
  await page.waitForURL(/conversion=conv_edgpt_/);
  expect(calls).toHaveLength(1);
});

test('a trial that fails keeps the draft without the password, and can be sent again', async () => {
  const page = await openForm();
  await page.route('**/trial-signup', (route) => route.abort());
  await website(page).fill(story.smallSiteUrl);
  const visitor = describeVisitor();
  await fillTrial(page, visitor);
  await submitButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Connection Issue' });
  await dialog.waitFor();
  expect(await dialog.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(
    /^mailto:support@edgpt\.ai\?/,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.reload();
  await reachTrialForm(page);
  await expect.poll(() => page.getByLabel('School name').inputValue()).toBe(visitor.name);
  expect(await page.getByLabel(/^Password/).inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(visitor.password);

  await page.getByLabel(/^Password/).fill(visitor.password);
  await submitButton(page).click();
  await dialog.waitFor();
  await page.unroute('**/trial-signup');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await page.waitForURL(/conversion=conv_edgpt_/);
});

test('an unknown reply is reported, and starting again keeps what was typed', async () => {
  const page = await openForm();
  await page.route('**/trial-signup', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Welcome to our wireless network</p>' }),
  );
  const report = page.waitForRequest('**/api/error-report');
  await page.getByRole('button', { name: 'Try it with the sample school' }).click();
  const visitor = describeVisitor();
  await fillTrial(page, visitor);
  await submitButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Oops! Something Went Wrong' });
  await dialog.getByText('we will email you when your account is ready').waitFor();
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect((await report).postDataJSON()).toEqual({
    error: { message: expect.stringContaining('JSON'), stack: expect.any(String), timestamp },
    context: {
      ...{ action: 'trial-signup', domain: 'localhost', timestamp },
      ...{ userAgent: expect.stringContaining('Chrome'), url: page.url() },
    },
    userRequest: 'Start a free trial',
  });
  expect((await report).postData()).not.toContain(visitor.password);
  await dialog.getByRole('button', { name: 'Got It, Thanks!' }).click();
  await dialog.waitFor({ state: 'detached' });
  await submitButton(page).click();
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await reachTrialForm(page);
  await expect.poll(() => page.getByLabel('School name').inputValue()).toBe(visitor.name);
});
