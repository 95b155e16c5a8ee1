import { SignJWT } from 'jose';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { makeSnippet } from '#shared/domain/widget/make-snippet.ts';
import { defaultWidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { startForeignSite } from '../support/widget/foreign-site.ts';
import { askIn, launcherOf, panelOf, visitPage } from '../support/widget/widget-on-page.ts';

let story: Story;
let conversionId: string;
let page: Page;
const client = () => createClient({ baseUrl: story.url });

beforeAll(async () => {
  story = await joinStory();
  const trial = describeTrial('Framing Browser School', story.smallSiteUrl);
  ({ page, conversionId } = await openDashboard(story, trial, 'widget-code'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterAll(() => story?.stop());

const sites = () => page.getByRole('region', { name: 'Where it may be shown' });
const identity = () => page.getByRole('region', { name: 'Known visitors' });
const isAllowed = async (host: string) => (await client().widget.getPanel({ conversionId, host })).isAllowed;

test('the owner sets which sites may show the widget, and a typing mistake is not sent', async () => {
  // Before this test asks for the panel as a page would.
  await page.getByText('Not seen on a website yet.').waitFor();
  await page.locator('summary').filter({ hasText: 'For developers' }).click();
  await sites().getByText('Any site may show your assistant.').waitFor();
  const site = sites().getByRole('textbox', { name: 'Site' });
  await site.fill('https://www.maple.example/contact');
  await site.press('Enter');
  await sites().getByText('Write a domain such as www.example.org').waitFor();
  expect(await isAllowed('other.example')).toBe(true);
  await site.fill(' WWW.Maple.example ');
  await site.press('Enter');
  await sites().getByRole('listitem').filter({ hasText: 'www.maple.example' }).waitFor();
  expect([await isAllowed('www.maple.example'), await isAllowed('other.example')]).toEqual([true, false]);
  await site.fill('www.maple.example');
  await sites().getByRole('button', { name: 'Add site' }).click();
  await sites().getByText('This site is already on the list.').waitFor();
  await expectAccessible(page, 'widget-settings');
  await sites().getByRole('button', { name: 'Remove www.maple.example' }).press('Enter');
  await sites().getByText('Any site may show your assistant.').waitFor();
  expect(await isAllowed('other.example')).toBe(true);
});

/** A token with which the owner's server states who a visitor is. */
const signVisitor = (secret: string) =>
  new SignJWT({ sub: 'u1', name: 'Ana Ruiz', email: 'ana@example.org' })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(conversionId)
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(secret));

test('the secret is hidden until requested, can be copied and renewed, and signs tokens', async () => {
  const secret = identity().getByRole('group', { name: 'Identity secret' });
  const identify = async (key: string) =>
    client().widget.identifyVisitor({
      ...{ conversionId, sessionId: 'session' },
      token: await signVisitor(key),
    });
  await secret.getByRole('button', { name: 'Copy' }).click();
  await secret.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect((await identify(copied)).name).toBe('Ana Ruiz');
  expect(await page.content()).not.toContain(copied);
  await secret.getByRole('button', { name: 'Show' }).press('Enter');
  expect(await secret.locator('code').textContent()).toBe(copied);
  expect(await identity().getByRole('region', { name: 'On your server' }).textContent()).toContain(
    conversionId,
  );
  await identity().getByRole('button', { name: 'Renew secret' }).click();
  await identity().getByText('Tokens signed with the old secret will be rejected').waitFor();
  await expectAccessible(page, 'widget-secret');
  await identity().getByRole('button', { name: 'Renew now' }).click();
  await expect.poll(() => secret.locator('code').textContent()).not.toBe(copied);
  await expect(identify(copied)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await identify((await secret.locator('code').textContent()) ?? '')).name).toBe('Ana Ruiz');
});

test('the owner’s choices are kept with the assistant, and the webmaster gets their code by mail', async () => {
  const configure = page.getByRole('tab', { name: 'Configure' });
  await configure.click();
  await page.getByLabel('Style').selectOption('banner');
  await page.getByText('Saved.').waitFor();
  await page.reload();
  const code = page.getByRole('region', { name: 'Your code' });
  await code.getByText(`data-id="${conversionId}"`).first().waitFor();
  expect(await code.textContent()).not.toContain('data-style');
  await configure.click();
  await expect.poll(() => page.getByLabel('Style').inputValue()).toBe('banner');
  expect(await page.getByLabel('Domain').inputValue()).toBe(new URL(story.smallSiteUrl).host);
  await expectAccessible(page, 'widget-tab');
  const mailing = page.getByRole('region', { name: 'Does someone else manage your website?' });
  const webmaster = 'webmaster@framing.example';
  await mailing.getByRole('textbox').fill(webmaster);
  await mailing.getByLabel('Your website is made with').selectOption('Next.js');
  await mailing.getByRole('button', { name: 'Send to my webmaster' }).click();
  await mailing.getByText(`We asked ${webmaster} to confirm the address.`).waitFor();
  await confirmMailedAddress(story.url, webmaster);
  await expect.poll(async () => (await readMails(story.url, webmaster)).length).toBe(2);
  const [notice, mail] = await readMails(story.url, webmaster);
  expect(notice?.text).toMatch(/The code of (the|an) assistant .+ is here for you\./);
  expect(notice?.text).not.toContain(conversionId);
  expect(mail?.text).toContain(`data-id="${conversionId}"`);
  expect(mail?.text).not.toContain('data-style');
  expect(mail?.text).toContain('app/layout.tsx');
});

test('the owner learns whether the code is on the website, and what to do if it is not', async () => {
  const checking = page.getByRole('region', { name: 'Is it on your website?' });
  await checking.getByRole('button', { name: 'Check my site' }).click();
  await checking.getByText(`There is no code on ${story.smallSiteUrl}`).waitFor();
  await page.getByText(`Not on ${new URL(story.smallSiteUrl).host} yet`).waitFor();
  await checking.getByRole('textbox').fill('http://10.0.0.1/');
  await checking.getByRole('button', { name: 'Check my site' }).click();
  await checking.getByText('Please enter an address that everybody on the internet can open').waitFor();
});

test('a visitor whose identity the page has signed finds name and address filled in for a hand-off, and the owner sees where the widget is', async () => {
  const site = await startForeignSite(story.url);
  const owner = openAgent(story.url);
  const { email, password } = describeTrial('Framing Browser School', '').adminContact;
  await owner.signIn(email ?? '', password ?? '');
  const { identitySecret } = await owner.client.widget.getSettings({ conversionId });
  const token = await signVisitor(identitySecret);
  const snippet = makeSnippet({ ...defaultWidgetConfig, id: conversionId }, story.url);
  const visitor = await visitPage({ story, site, snippet });
  await visitor.evaluate((signed) => window.GPTsite?.push(['identify', signed]), token);
  await launcherOf(visitor).click();
  await askIn(visitor, 'I want to talk to a person');
  await panelOf(visitor).getByRole('button', { name: 'Skip' }).click();
  const readField = (label: string) => panelOf(visitor).getByRole('textbox', { name: label }).inputValue();
  await expect.poll(() => readField('Your name')).toBe('Ana Ruiz');
  expect(await readField('Your email address or phone number')).toBe('ana@example.org');
  await page.reload();
  await page.getByText(`Live on ${new URL(site.origin).host} since`).waitFor();
  await page.getByRole('button', { name: 'Check my site' }).click();
  const [missing, seen] = [story.smallSiteUrl, site.origin].map((url) => new URL(url).host);
  await page.getByText(`Not on ${missing} yet; seen elsewhere: ${seen}`).waitFor();
  expect(await page.getByText('Live on').count()).toBe(0);
  await site.stop();
});
