import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDeps } from '#functions/wiring/deps.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';
import { launchBrowser } from '../support/browser.ts';

const domain = 'ask.maple-grove.example.org';
const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-own-domain-'));
let stack: TestStack;
let browser: Browser;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  browser = await launchBrowser([`--host-resolver-rules=MAP ${domain} 127.0.0.1`]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an owner connects a domain, and visitors ask on it, from where all else leads to the brand’s site', async () => {
  const { agent, conversionId, email, password } = await openTenant(
    stack.url,
    'Domain Story School',
    'edgpt',
    stack.smallSiteUrl,
  );
  await followConversion(agent.client, conversionId);
  const { organisationId = '' } = (await (await getDeps()).conversions.find(conversionId)) ?? {};
  const staff = await openStaff(stack.url, 'superadmin', 'edgpt');
  await staff.client.superadmin.setPlan({ organisationId, plan: 'growth' });

  const { port } = new URL(stack.url);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(patienceMilliseconds);
  const page = await context.newPage();
  await page.goto(
    `http://edgpt.localhost:${port}/school-dashboard/${conversionId}?tab=account&section=share`,
  );
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByLabel(/^Domain/).fill(domain);
  await page.getByRole('button', { name: 'Connect domain' }).click();
  const records = page.getByRole('list', { name: 'DNS records' });
  await records.waitFor();
  const [target = '', , text = ''] = (await records.locator('code').allTextContents()).slice(1);
  writeFileSync(
    join(dataDir, 'dns.json'),
    JSON.stringify({ [domain]: { CNAME: [target] }, [`_gptsites.${domain}`]: { TXT: [text] } }),
  );
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Live', { exact: true }).waitFor();
  const faults: string[] = [];
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  visitor.setDefaultTimeout(patienceMilliseconds);
  visitor.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  await visitor.goto(`http://${domain}:${port}/`);
  await visitor.getByRole('heading', { level: 1, name: 'Domain Story School' }).waitFor();
  await visitor.getByRole('textbox').first().fill('What is the phone number of the office?');
  await visitor.keyboard.press('Enter');
  await visitor
    .getByRole('log')
    .getByText(/\d{3}-\d{4}/)
    .first()
    .waitFor();
  expect(new URL(visitor.url()).pathname).toBe('/');
  const privacy = visitor.getByRole('link', { name: 'Privacy', exact: true });
  expect(await privacy.getAttribute('href')).toBe(`http://localhost:${port}/edgpt/legal/privacy`);
  expect(faults).toEqual([]);
  expect(await visitor.context().cookies()).toEqual([]);
});
