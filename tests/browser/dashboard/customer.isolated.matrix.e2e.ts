import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { createClient } from '#shared/client.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { eraseAccounts } from '#tests/support/stacks/sweeper.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';
import { chooseMore } from '../support/choose-more.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { type Story, tellStoryOf } from '../support/start-story.ts';
import { ask, describeVisitor, fillTrial, reachTrialForm, submitButton } from '../support/trial.ts';
import { startForeignSite } from '../support/widget/foreign-site.ts';
import { askIn, launcherOf, panelOf } from '../support/widget/widget-on-page.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-customer-'));
let stack: TestStack;
let story: Story;
let site: Awaited<ReturnType<typeof startForeignSite>>;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  story = await tellStoryOf(stack);
  site = await startForeignSite(stack.url);
});
afterAll(async () => {
  await site?.stop();
  await (story ?? stack)?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const openTab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab', { name, exact: true }).click();
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd').first();

/** The dashboard of a customer who has already signed up and whose assistant is ready. */
async function openCustomer(name: string) {
  const trial = describeTrialOfTry(name, stack.smallSiteUrl);
  return { trial, ...(await openDashboard(story, trial, 'overview')) };
}

/** Signs up through the form, watches the progress, and ends in the dashboard. */
async function signUp(owner: Page, visitor: ReturnType<typeof describeVisitor>): Promise<string> {
  await reachTrialForm(owner);
  await owner.getByRole('button', { name: 'Try it with the sample school' }).click();
  await fillTrial(owner, visitor);
  await submitButton(owner).click();
  await owner.getByRole('progressbar', { name: 'Conversion progress' }).waitFor();
  await owner.waitForURL(/\/school-dashboard\/conv_edgpt_/);
  return new URL(owner.url()).pathname.split('/')[2] ?? '';
}

async function addDocument(owner: Page): Promise<void> {
  await openTab(owner, 'Knowledge Base');
  await owner.getByRole('button', { name: 'Add Content' }).click();
  const buffer = Buffer.from('The boathouse holds nineteen canoes.');
  await owner
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'boats.txt', mimeType: 'text/plain', buffer });
  await owner.getByRole('button', { name: 'Add file' }).click();
  const entry = owner.getByRole('region', { name: 'Entries' }).getByRole('listitem');
  await entry.filter({ hasText: 'boats.txt' }).getByText('Ready').waitFor();
  await owner.getByText('Updating your assistant').waitFor({ state: 'detached' });
}

/** Builds a form; returns the path of its page. */
async function buildForm(owner: Page): Promise<string> {
  await openTab(owner, 'Forms');
  await owner.getByRole('button', { name: 'Add a form' }).click();
  await owner.getByLabel('Form name').fill('Book a tour');
  for (const kind of ['name', 'email']) {
    await owner.getByLabel('Add a field').selectOption(kind);
    await owner.getByRole('button', { name: 'Add field' }).click();
  }
  await owner.getByRole('button', { name: 'Create form' }).click();
  await owner.getByText('Form Created', { exact: true }).waitFor();
  return (await owner.getByRole('link', { name: 'Open Book a tour' }).getAttribute('href')) ?? '';
}

async function sendForm(path: string): Promise<void> {
  const page = await story.openPage(path);
  await page.getByLabel('Name').fill('Ana Núñez');
  await page.getByLabel('Email address').fill('ana@nunez.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
}

/** Chats in the widget of a foreign page, with the code from the dashboard. */
async function chatOnForeignPage(owner: Page, question: string): Promise<void> {
  await openTab(owner, 'Widget Code');
  await owner.getByRole('tab', { name: 'Get Code', exact: true }).click();
  const snippet = await owner.getByRole('region', { name: 'Your code' }).locator('code').textContent();
  const page = await story.openPage(site.publish({ snippet: snippet ?? '' }));
  await launcherOf(page).click();
  await askIn(page, question);
  await panelOf(page).getByRole('list', { name: 'Sources' }).waitFor();
}

/** Corrects an answer in the history, so that visitors get the new one from now on. */
async function correctAnswer(owner: Page, question: string, answer: string): Promise<void> {
  await openTab(owner, 'Chat History');
  const rows = owner.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await rows.last().getByRole('button').click();
  const shown = owner.getByRole('region', { name: 'Conversation' });
  await shown.getByRole('button', { name: `Correct this answer to: ${question}` }).click();
  await shown.getByLabel(/^Answer/).fill(answer);
  await shown.getByRole('button', { name: 'Save answer' }).click();
  await shown.getByText('Visitors now get:').waitFor();
}

/** Finds a conversation in the history, reads it, and exports all; returns the file. */
async function exportHistory(owner: Page, question: string): Promise<string> {
  await openTab(owner, 'Chat History');
  await owner.getByRole('button', { name: 'Refresh' }).click();
  await owner.getByLabel('Search').fill(question);
  const rows = owner.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(1);
  await rows.first().getByRole('button').click();
  const shown = owner.getByRole('region', { name: 'Conversation' });
  await shown.getByRole('list', { name: 'Transcript' }).getByText(question).waitFor();
  await owner.getByLabel('Search').fill('');
  await chooseMore(owner, 'Export as CSV');
  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'Export' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

async function deleteAccount(owner: Page, password: string): Promise<void> {
  await owner.goto('/user/account');
  await owner.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Delete your account?' });
  await dialog
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await owner.waitForURL(/\/user\/login/);
}

/** Erases the accounts whose grace period has passed by then. */
async function passGrace(afterMs: number): Promise<number> {
  const deps = await getDeps();
  const now = () => new Date(Date.now() + afterMs);
  const eraser = openAccountEraser(deps);
  return eraseAccounts({ ...deps, eraser, endBilling: async () => undefined, now });
}

/** Objects under an id; the engine keeps the empty folder of deleted ones. */
function listObjects(id: string): string[] {
  const paths = readdirSync(join(dataDir, 'objects'), { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.includes(`${id}/`));
}

const eightDaysMs = 8 * 86_400_000;
const phoneQuestion = 'What is the phone number of the office?';

/** Sends one more visitor's question, without a page. */
const askAsVisitor = (conversionId: string) =>
  createClient({ baseUrl: stack.url }).chat.sendMessage({ message: phoneQuestion, conversionId });

test('a customer signs up through the form and is notified of the first visitor', async () => {
  const owner = await story.openPage('/');
  const customer = describeVisitor('Maple Grove School');
  const conversionId = await signUp(owner, customer);
  await owner.getByRole('heading', { level: 1, name: customer.name }).waitFor();
  expect(await figure(owner, 'Total Chats').textContent()).toBe('0');

  await ask(await story.openPage(`/gptsite/${conversionId}`), phoneQuestion);
  await owner.reload();
  await expect.poll(() => figure(owner, 'Total Chats').textContent()).toBe('1');
  await expect.poll(() => figure(owner, 'Total Visitors').textContent()).toBe('1');
});

test('visitors get what an owner teaches and corrects', async () => {
  const { page: owner, conversionId } = await openCustomer('Boathouse Academy');
  const visitor = await story.openPage(`/gptsite/${conversionId}`);
  await ask(visitor, phoneQuestion);

  expect(await ask(visitor, 'How many canoes does the boathouse hold?')).not.toContain('nineteen');
  await addDocument(owner);
  expect(await ask(visitor, 'How many canoes does the boathouse hold?')).toContain('nineteen');

  await correctAnswer(owner, phoneQuestion, 'Call Ms Marsh: (541) 555-0199.');
  expect(await ask(visitor, phoneQuestion)).toContain('Call Ms Marsh: (541) 555-0199.');
});

test('an owner finds and exports the questions of visitors to their own pages', async () => {
  const { page: owner, conversionId } = await openCustomer('Widget Academy');
  await askAsVisitor(conversionId);
  const question = 'How much is tuition?';
  await chatOnForeignPage(owner, question);
  const table = await exportHistory(owner, question);
  for (const asked of [phoneQuestion, question]) expect(table).toContain(asked);
});

test('a customer who has used every feature can be erased without a trace', async () => {
  const { page: owner, conversionId, trial } = await openCustomer('Vanishing Academy');
  await askAsVisitor(conversionId);
  await addDocument(owner);
  await correctAnswer(owner, phoneQuestion, 'Call Ms Marsh: (541) 555-0199.');
  await sendForm(await buildForm(owner));

  const traces = [conversionId, 'Vanishing', 'vanishing-academy', 'ana@nunez.example'];
  for (const trace of traces) expect((await readTable()).some((item) => item.includes(trace))).toBe(true);
  expect(listObjects(conversionId)).not.toEqual([]);
  await deleteAccount(owner, trial.adminContact.password ?? '');
  expect(await passGrace(eightDaysMs)).toBe(1);
  const left = await readTable(eightDaysMs);
  for (const trace of traces) expect.soft(left.filter((item) => item.includes(trace))).toEqual([]);
  expect(listObjects(conversionId)).toEqual([]);
});
