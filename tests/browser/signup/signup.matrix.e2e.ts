import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOversizedDocument } from '#shared/domain/trial-signup.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { fillTrial, followToAssistant, reachTrialForm, submitButton } from '../support/trial.ts';

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
const chooseNoWebsite = (page: Page) => page.getByLabel("Don't have a website").check();

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
