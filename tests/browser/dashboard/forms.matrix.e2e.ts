import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { writePdfForm } from '#tests/support/documents/document-writers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
let conversionId: string;
const trial = describeTrial('Forms School', 'http://sample-school.edgpt.ai/');
const email = trial.adminContact.email ?? '';
const password = trial.adminContact.password ?? '';

beforeAll(async () => {
  story = await joinStory();
  const { client } = openAgent(story.url);
  ({ conversionId } = await client.signup.createTrial(trial));
  await followConversion(client, conversionId);
  await confirmMailedAddress(story.url, email);
});
afterAll(() => story?.stop());

async function openForms(): Promise<Page> {
  const page = await story.openPage('/user/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/dashboard/);
  await page.goto(`/school-dashboard/${conversionId}`);
  await page.getByRole('tab', { name: 'Forms', exact: true }).click();
  await page.getByRole('tab', { name: 'Forms Library' }).waitFor();
  return page;
}

/** Creates a form through the API; returns the path of its page. */
async function createForm(name: string): Promise<string> {
  const agent = openAgent(story.url);
  await agent.signIn(email, password);
  const { publicLink } = await agent.client.forms.create({
    ...{ conversionId, name },
    description: 'Ask for a visit.',
    fields: [
      { id: 'f1', kind: 'name', label: 'Your name', required: true },
      { id: 'f2', kind: 'email', label: 'Your email address', required: true },
      { id: 'f3', kind: 'choice', label: 'When', options: ['Morning', 'Afternoon'] },
      { id: 'f4', kind: 'date', label: 'Day' },
      { id: 'f5', kind: 'file', label: 'A letter' },
    ],
  });
  return new URL(publicLink).pathname;
}

test('an owner builds a form, a visitor submits it, and the owner reads the entry', async () => {
  const page = await openForms();
  await page.getByRole('heading', { name: 'No forms uploaded yet' }).waitFor();
  await expectAccessible(page, 'forms-empty');
  await page.getByRole('button', { name: 'Add a form' }).click();
  await page.getByRole('button', { name: 'Create form' }).click();
  await page.getByRole('alert').getByText('A form needs at least one field.').waitFor();
  await page.getByLabel('Form name').fill('Book a tour');
  await page.getByLabel('What is it for?').fill('Visit our school.');
  for (const kind of ['email', 'name', 'choice', 'text']) {
    await page.getByLabel('Add a field').selectOption(kind);
    await page.getByRole('button', { name: 'Add field' }).click();
  }
  await page.getByRole('button', { name: 'Move Name up' }).click();
  await page.getByRole('button', { name: 'Remove Text' }).click();
  const labels = page.getByRole('list', { name: 'Fields' }).getByLabel('Label');
  expect(await labels.evaluateAll((inputs) => inputs.map((input) => Reflect.get(input, 'value')))).toEqual([
    'Name',
    'Email address',
    'Choice',
  ]);
  await page.getByRole('checkbox', { name: 'Must be filled in' }).first().check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('region', { name: 'Preview' }).getByLabel('Email address').waitFor();
  await expectAccessible(page, 'forms-builder');
  await page.getByRole('button', { name: 'Create form' }).click();
  await page.getByText('Form Created', { exact: true }).waitFor();
  const link = await page.getByRole('link', { name: 'Open Book a tour' }).getAttribute('href');

  const visitor = await story.openPage(link ?? '');
  await visitor.getByRole('button', { name: 'Send' }).click();
  const summary = visitor.getByRole('alert');
  await summary.getByText('Name is required.').waitFor();
  await summary.getByRole('link', { name: 'Name' }).click();
  await expect
    .poll(() => visitor.getByLabel('Name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await visitor.getByLabel('Name').fill('Ana <script>alert(1)</script>');
  await visitor.getByLabel('Email address').fill('ana@nunez.example');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByRole('heading', { name: 'Thank you' }).waitFor();
  await expect
    .poll(async () => (await readMails(story.url, email)).map(({ subject }) => subject))
    .toContain('New submission: Book a tour');

  await page.reload();
  await page.getByRole('tab', { name: 'Forms', exact: true }).click();
  await page.getByRole('button', { name: 'Submissions of Book a tour' }).click();
  await page.getByRole('dialog').getByText('Ana <script>alert(1)</script>').waitFor();
  await expectAccessible(page, 'forms-submissions');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^form-submissions-.+\.csv$/);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Analytics' }).last().click();
  await page.getByRole('rowheader', { name: 'Book a tour' }).waitFor();
  await expectAccessible(page, 'forms-analytics');
  await page.getByRole('tab', { name: 'Workflows' }).click();
  await page.getByLabel('Notify these addresses').fill('nobody');
  await page.getByRole('button', { name: 'Save workflow' }).click();
  await page.getByText('Please enter valid email addresses.').waitFor();
  await page.getByLabel('Notify these addresses').fill('office@maple-grove.org');
  await page.getByRole('button', { name: 'Save workflow' }).click();
  await page.getByText('Settings Saved', { exact: true }).waitFor();
  await expectAccessible(page, 'forms-workflows');
});

test('the fields of a PDF form become fields of the form', async () => {
  const page = await openForms();
  await page.getByRole('tab', { name: 'Upload & Create' }).click();
  await page.getByRole('radio', { name: 'Upload a file' }).check();
  const buffer = writePdfForm(['/FT /Tx /T (childName)', '/FT /Tx /T (home_phone)']);
  await page
    .getByLabel('PDF or Excel file')
    .setInputFiles({ name: 'Bus.pdf', mimeType: 'application/pdf', buffer });
  await page.getByText('2 fields found. Check them below.').waitFor();
  expect(await page.getByLabel('Form name').inputValue()).toBe('Bus');
  await page.getByRole('button', { name: 'Create form' }).click();
  await page.getByText('Form Created', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Upload & Create' }).click();
  await page.getByRole('radio', { name: 'Link a form' }).check();
  await page.getByLabel('Form name').fill('Elsewhere');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('alert').getByText('Linking a form needs both its name and its address.').waitFor();
  await expectAccessible(page, 'forms-link');
});

test('a PDF without fields is offered as it is', async () => {
  const page = await openForms();
  await page.getByRole('tab', { name: 'Upload & Create' }).click();
  await page.getByRole('radio', { name: 'Upload a file' }).check();
  const buffer = writePdfForm([]);
  await page
    .getByLabel('PDF or Excel file')
    .setInputFiles({ name: 'Camp.pdf', mimeType: 'application/pdf', buffer });
  await page.getByText('This PDF has no fields to fill in. Offer it as a download').waitFor();
  await expectAccessible(page, 'forms-download');
  await page.getByRole('button', { name: 'Offer it as a download' }).click();
  await page.getByText('Form Created', { exact: true }).waitFor();
  const link = await page.getByRole('link', { name: 'Open Camp (in a new tab)' }).getAttribute('href');
  const visitor = await story.openPage(link ?? '');
  const file = visitor.getByRole('link', { name: 'Download the PDF' });
  await file.waitFor();
  await expectAccessible(visitor, 'form-download');
  const download = visitor.waitForEvent('download');
  await file.click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Camp.pdf');
  expect((await readFile(await saved.path())).equals(buffer)).toBe(true);
});

describe('the page of a form', () => {
  test('can be filled in and sent with the keyboard alone, with a file', async () => {
    const page = await story.openPage(await createForm('Keyboard tour'));
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Ana Núñez');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ana@nunez.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Morning');
    const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear school') };
    await page.getByLabel('A letter').setInputFiles(letter);
    await page.getByText('Uploaded.').waitFor();
    await page.getByLabel('A letter').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await expectAccessible(page, 'form-thanks');
  });

  test('is accessible, with and without errors, and kept out of search engines', async () => {
    const page = await story.openPage(await createForm('Accessible tour'));
    await page.getByRole('heading', { name: 'Accessible tour' }).waitFor();
    await expectAccessible(page, 'form');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'form-errors');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const response = await page.goto(page.url());
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
  });

  test('says when the form does not exist', async () => {
    const page = await story.openPage(`/form/${'0'.repeat(26)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('form').count()).toBe(0);
  });
});

test('the assistant links the form that a question is about', async () => {
  await createForm('Playground permit');
  const page = await story.openPage(`/gptsite/${conversionId}`);
  await page.getByRole('textbox', { name: /^Ask / }).fill('Where do I get a permit for the playground?');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Playground permit' }).waitFor();
});
