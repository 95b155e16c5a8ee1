import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { sayFirstInvoice } from '#shared/domain/billing/describe-invoice.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { trialDays } from '#shared/domain/limits.ts';
import { addDays } from '#shared/domain/trial.ts';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails, waitForLink } from '#tests/support/callers/outbox.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { ask } from '../support/trial.ts';
import { reachFirstAnswer } from '../support/walk/reach-first-answer.ts';
import { startForeignSite } from '../support/widget/foreign-site.ts';
import { launcherOf, panelOf, visitPage } from '../support/widget/widget-on-page.ts';

const brand = brands.edgpt;

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

test('a school’s secretary sees a first right answer within a minute of reading, writes one that is missing, lets a colleague in, goes live through the webmaster, and orders by invoice', async () => {
  const laptop = { viewport: { width: 1440, height: 900 } };
  const page = await story.openPage(`/${brand.paths[0]}`, laptop);
  const { conversionId, email } = await reachFirstAnswer(page, {
    ...{ brand, name: 'Secretary School' },
    websiteUrl: story.smallSiteUrl,
  });
  await page.goto(`/gptsite/${conversionId}`);
  expect(await ask(page, 'How much is tuition?')).toContain('$120');
  await teach(page, conversionId);
  await letIn(page, conversionId);
  await mailTheCode(page);
  await orderByInvoice(page, email);
});

const openTab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab', { name }).click();

/** Writes the answer to what a parent asked in vain; it answers in other words. */
async function teach(page: Page, conversionId: string): Promise<void> {
  const parent = await story.openPage(`/gptsite/${conversionId}`);
  await ask(parent, 'May pupils bring a pet snake to class?');
  await page.goto(`/school-dashboard/${conversionId}`);
  const row = page
    .getByRole('list', { name: 'Open questions' })
    .getByRole('listitem')
    .filter({ hasText: 'pet snake' });
  await row.getByRole('button', { name: 'Write the answer' }).click();
  await row.getByLabel(/^Answer/).fill('A pet snake may visit on Fridays.');
  await row.getByRole('button', { name: 'Save answer' }).click();
  await row.waitFor({ state: 'detached' });
  expect(await ask(parent, 'Can a pupil bring a pet snake to the class?')).toContain('on Fridays');
}

/** Invites a colleague, who is in with a password alone. */
async function letIn(page: Page, conversionId: string): Promise<void> {
  const colleague = { email: `ines-${conversionId}@maple-grove.example`, password: 'a password of her own' };
  await openTab(page, 'Account');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Team' }).click();
  const form = page.getByRole('form', { name: 'Invite a member' });
  await form.getByLabel('Name').fill('Ines Ortiz');
  await form.getByLabel('Email').fill(colleague.email);
  await form.getByRole('button', { name: 'Invite' }).click();
  const token = await waitForLink(story.url, colleague.email, '/user/invitation');
  const hers = await story.openPage(`/user/invitation#token=${token}`);
  await hers.getByRole('textbox', { name: 'New password' }).fill(colleague.password);
  await hers.getByRole('button', { name: 'Set password' }).click();
  await hers.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await hers.getByLabel('Email').fill(colleague.email);
  await hers.getByLabel(/^Password/).fill(colleague.password);
  await hers.getByRole('button', { name: 'Sign In', exact: true }).click();
  await hers.getByRole('tablist', { name: 'Dashboard' }).waitFor();
}

/** The webmaster puts the mailed code on the website; its first visitor makes the assistant live. */
async function mailTheCode(page: Page): Promise<void> {
  await openTab(page, 'Widget Code');
  await page.getByText('Shows “Live” once someone opens it.').waitFor();
  const mailing = page.getByRole('region', { name: 'Does someone else manage your website?' });
  const webmaster = `webmaster-${crypto.randomUUID()}@maple-grove.example`;
  await mailing.getByRole('textbox').fill(webmaster);
  await mailing.getByRole('button', { name: 'Send to my webmaster' }).click();
  await mailing.getByText(`We asked ${webmaster} to confirm the address.`).waitFor();
  await confirmMailedAddress(story.url, webmaster);
  const findSnippet = async () =>
    (await readMails(story.url, webmaster))
      .map(({ text }) => /<script[^>]*><\/script>/.exec(text)?.[0])
      .at(-1);
  await expect.poll(findSnippet).toContain('data-id=');
  const site = await startForeignSite(story.url);
  try {
    const visitor = await visitPage({ story, site, snippet: (await findSnippet()) ?? '' });
    await launcherOf(visitor).click();
    await panelOf(visitor).getByRole('log').waitFor();
    await page.reload();
    await page.getByText(`Live on ${new URL(site.origin).host} since`).waitFor();
  } finally {
    await site.stop();
  }
}

/** The first invoice has one amount: before the order, on its confirmation and in its mail. */
async function orderByInvoice(page: Page, email: string): Promise<void> {
  await confirmMailedAddress(story.url, email);
  const [tier = expect.fail()] = findTiers(brand.pricingModel).filter(({ isRecommended }) => isRecommended);
  const first = sayFirstInvoice(tier, addDays(new Date(), trialDays));
  await openTab(page, 'Billing');
  await page.getByRole('link', { name: `Choose ${tier.name}` }).click();
  await page.getByRole('radio', { name: /^Invoice/ }).check();
  await page.getByText(first).waitFor();
  await page.getByRole('button', { name: 'Send Order' }).click();
  await page.getByRole('heading', { name: 'We have your order' }).waitFor();
  await page.getByText(first).waitFor();
  const readOrderMail = async () =>
    (await readMails(story.url, email)).find(({ subject }) => subject.startsWith('We have your order'))?.text;
  await expect.poll(readOrderMail).toContain(first);
}
