import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { uploadDocument } from '#tests/support/callers/upload-document.ts';
import { abuse, listTexts } from '#tests/support/data/abuse.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';
import { launchBrowser } from '../support/browser.ts';

/** Names are short; each of these would run if a page took text for markup. */
const name = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
const texts = abuse ? [name, ...listTexts(abuse.xss)] : [name];
const foreignHost = /attacker-site\.com/;

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-hostile-text-'));
let stack: TestStack;
let browser: Browser;
let context: BrowserContext;
let owner: Agent;
let conversionId: string;
let formId: string;
let sessionId: string;
/** Scripts that ran, requests to foreign hosts, and violations of the content security policy. */
const faults: string[] = [];

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  browser = await launchBrowser();
  context = await browser.newContext({ baseURL: stack.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patienceMilliseconds);
  context.on('dialog', (dialog) => {
    faults.push(`dialog on ${dialog.page()?.url()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (foreignHost.test(request.url())) faults.push(`request ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  await storeHostileTexts();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Stores the hostile texts wherever a customer or a visitor can enter text. */
async function storeHostileTexts(): Promise<void> {
  owner = openAgent(stack.url);
  const document = texts.map((text, index) => `Notice ${index} of the office: ${text}`).join('\n\n');
  const plain = describeTrial('Hostile Academy', '');
  const trial = {
    ...plain,
    schoolInfo: { ...plain.schoolInfo, name, website: null },
    adminContact: { ...plain.adminContact, name },
    sourceType: 'no-website' as const,
    businessDescription: texts.join('\n').slice(0, 1500),
    uploadedDocuments: [{ url: await uploadDocument(stack.url, `${name.replace('/', '')}.txt`, document) }],
  };
  ({ conversionId } = await owner.client.signup.createTrial(trial));
  await followConversion(owner.client, conversionId);
  await owner.signIn(plain.adminContact.email ?? '', plain.adminContact.password ?? '');
  const { id } = await owner.client.forms.create({
    ...{ conversionId, name, description: texts.join(' ').slice(0, 500) },
    fields: texts.slice(0, 20).map((label, index) => ({
      ...{ id: `f${index}`, kind: 'text' as const, required: false, options: [] },
      label: label.replace(/\s+/g, ' ').slice(0, 100).trim() || 'Text',
    })),
  });
  formId = id;
  const visitor = openAgent(stack.url);
  for (const [index, text] of texts.entries()) {
    const message = text.slice(0, 500);
    const reply = await visitor.client.chat.sendMessage({ conversionId, message });
    if (index === 0) sessionId = reply.sessionId;
    const data = { [`f${index % 20}`]: text };
    await visitor.client.forms.submit({ formId, data, submissionKey: String(index) });
  }
  for (const message of [
    'What does notice 0 of the office say?',
    'I want to talk to a person',
    'Skip',
    name,
    'wanda@visitor.example',
  ])
    await visitor.client.chat.sendMessage({ conversionId, sessionId, message });
  // Until then its mails wait, or come without anybody’s words.
  await confirmMailedAddress(stack.url, plain.adminContact.email ?? '');
  await owner.client.knowledgeBase.correctAnswer({
    conversionId,
    question: name,
    answer: texts.join(' ').slice(0, 1900),
  });
}

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function signIn(): Promise<Page> {
  const page = await open(`/school-dashboard/${conversionId}`);
  const email = page.getByLabel('Email');
  const dashboard = page.getByRole('heading', { level: 1, name });
  await email.or(dashboard).first().waitFor();
  // A failed try leaves the browser signed in.
  if (await dashboard.isVisible()) return page;
  await email.fill('hostile-academy@maple-grove.org');
  await page.getByLabel(/^Password/).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await dashboard.waitFor();
  return page;
}

test('the test detects a page that treats text as markup', async () => {
  onTestFinished(() => {
    faults.length = 0;
  });
  const page = await context.newPage();
  await page.setContent(`<p>${name}</p><img src="https://attacker-site.com/x.png">`);
  await expect.poll(() => faults.filter((fault) => fault.startsWith('dialog')).length).toBe(2);
  expect(faults.some((fault) => fault.startsWith('request'))).toBe(true);
  await page.close();
});

describe('hostile text is shown as text', () => {
  test('in every tab and dialog of the dashboard', async () => {
    const page = await signIn();
    const tabs = page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab');
    for (const tab of await tabs.all()) {
      await tab.click();
      await page.waitForLoadState('networkidle');
    }
    await tabs.filter({ hasText: 'Chat History' }).click();
    await page
      .getByRole('list', { name: 'Conversations' })
      .getByRole('listitem')
      .last()
      .getByRole('button')
      .click();
    await page.getByRole('region', { name: 'Conversation' }).getByText(name).first().waitFor();
    await tabs.filter({ hasText: 'Forms' }).click();
    await page.getByRole('button', { name: /^Submissions of/ }).click();
    await page.getByRole('dialog').getByText(name).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  test('on the assistant’s page, in its transcript, and in the stored copy of a page', async () => {
    const page = await open(`/gptsite/${conversionId}`);
    await page.getByRole('log').waitFor();
    await page.getByRole('textbox', { name: /^Ask / }).fill('What does notice 0 of the office say?');
    await page.keyboard.press('Enter');
    const sources = page.getByRole('list', { name: 'Sources' });
    await sources
      .getByRole('button', { name: /^About this source/ })
      .first()
      .click();
    const copy = await sources.locator('a[href^="/gptsite/"]').first().getAttribute('href');
    const stored = await open(copy ?? '');
    await stored.getByText('Notice 1 of the office', { exact: false }).first().waitFor();
    expect(faults).toEqual([]);
    await Promise.all([page.close(), stored.close()]);
  });

  test('in the widget panel, on a form’s page and without JavaScript', async () => {
    const panel = await open(`/widget/${conversionId}`);
    await panel.waitForLoadState('networkidle');
    const form = await open(`/form/${formId}`);
    await form.getByRole('heading', { level: 1, name }).waitFor();
    const plain = await open(`/gptsite/${conversionId}?q=${encodeURIComponent(name)}`);
    await plain.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
    await Promise.all([panel.close(), form.close(), plain.close()]);
  });

  test('in every mail', async () => {
    const reply = await (await fetch(`${stack.url}/_local/outbox`)).json();
    const { mails } = z
      .object({ mails: z.array(z.object({ subject: z.string(), html: z.string() })) })
      .parse(reply);
    expect(mails.length).toBeGreaterThan(4);
    const page = await context.newPage();
    for (const { subject, html } of mails) {
      expect(subject).not.toMatch(/[\r\n]/);
      await page.setContent(html);
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  test('in exported tables, where no spreadsheet runs it as a formula', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)'];
    for (const [index, message] of formulas.entries()) {
      const visitor = openAgent(stack.url);
      await visitor.client.chat.sendMessage({ conversionId, message });
      await visitor.client.forms.submit({ formId, data: { f0: message }, submissionKey: `formula ${index}` });
    }
    const chats = await owner.client.chatHistory.exportData({ brandId: 'edgpt', conversionId });
    const { csv } = await owner.client.forms.exportSubmissions({ formId });
    for (const table of [chats.content, csv]) {
      for (const formula of formulas) expect(table).toContain(`'${formula}`);
      expect(table).not.toMatch(/(?:^|,|\n)"?[=+@-]/);
    }
  });
});
