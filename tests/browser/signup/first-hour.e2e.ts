import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { createClient } from '#shared/client.ts';
import { sample } from '#tests/support/sample.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { ask, describeVisitor, submitButton, trialForm } from '../support/trial.ts';
import { startForeignSite } from '../support/widget/foreign-site.ts';
import { askIn, launcherOf, visitPage } from '../support/widget/widget-on-page.ts';

let story: Story;
let site: Awaited<ReturnType<typeof startForeignSite>>;
beforeAll(async () => {
  story = await joinStory();
  site = await startForeignSite(story.url);
});
afterAll(async () => {
  await site?.stop();
  await story?.stop();
});

const mistyped = 'www.maple-grove-shcool.example';
const gap = 'Do you teach underwater basket weaving?';

// A law firm, because nothing in its hour may speak of a school.
test.each(sample(Object.values(brands), ({ id }) => id === 'law'))(
  'the first hour with $name: a mistyped address, an assistant, an answer for a gap, and the widget live',
  async (brand) => {
    const page = await story.openPage(`/${brand.paths[0]}`);
    const visitor = describeVisitor(`First Hour ${brand.name}`);
    const { promise: release, resolve: signIn } = Promise.withResolvers<void>();
    await page.route('**/api/auth/login', async (route) => {
      await release;
      await route.continue();
    });
    await signUp(page, brand, visitor);

    await page.getByRole('heading', { name: 'We could not build this assistant' }).waitFor();
    // The way on for strangers must not flash before the owner's form.
    await page.getByText('Opening your account…').waitFor();
    expect(await page.getByRole('link', { name: 'Start New Conversion' }).count()).toBe(0);
    signIn();
    await page.getByRole('alert').getByText('We couldn’t find this address.').waitFor();
    const address = page.getByLabel('Website address');
    await expect.poll(() => address.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).waitFor();
    await expectAccessible(page, 'conversion-failed');
    const conversionId = new URL(page.url()).searchParams.get('conversion') ?? '';
    const dashboardPath = `/school-dashboard/${conversionId}`;
    const dashboard = await page.context().newPage();
    await dashboard.goto(dashboardPath);
    await dashboard.getByText('We could not build your assistant yet').waitFor();
    await expectAccessible(dashboard, 'dashboard-failed');
    await page.getByLabel('Upload documents').setInputFiles({
      name: 'handbook.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('GIF89a'),
    });
    await page.getByText('The content of handbook.pdf does not match its name.').waitFor();

    expect(await address.inputValue()).toContain(mistyped);
    // As on a business card: without its scheme.
    await address.fill(story.smallSiteUrl.replace('http://', ''));
    await page.getByRole('button', { name: 'Change the address and try again' }).click();
    await page.getByLabel('Ask your assistant a question').fill('What is the phone number?');
    await expectAccessible(page, 'conversion-ready');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.waitForURL(new RegExp(`/gptsite/${conversionId}$`));
    await page.getByRole('log').getByText('(541) 555-0142').first().waitFor();
    expect(await ask(page, 'When is the office open?')).toMatch(/\d/);
    // No line of the website is near it.
    expect(await ask(page, gap)).toMatch(/^(?!.*The closest).*no sure answer/s);
    // What the owner asks is a test; a visitor's question waits for an answer.
    await createClient({ baseUrl: story.url }).chat.sendMessage({ message: gap, conversionId });

    await dashboard.goto(dashboardPath);
    await answerGap(dashboard);
    await page.reload();
    await page.getByRole('log').getByText(gap).waitFor();
    expect(await ask(page, gap)).toContain('Only in summer.');

    await dashboard.goto(`${dashboardPath}?tab=widget-code`);
    const snippet = await readSnippet(dashboard);
    const foreign = await visitPage({ story, site, snippet });
    await launcherOf(foreign).first().click();
    await askIn(foreign, 'What is the phone number?');
    await dashboard.goto(dashboardPath);
    await dashboard.getByText(`Live on ${new URL(site.origin).host} since`).waitFor();
    await signInByUsername(visitor);
  },
);

/** From the address in the hero to the submitted form. */
async function signUp(page: Page, brand: Brand, visitor: ReturnType<typeof describeVisitor>): Promise<void> {
  const hero = page.getByRole('form', { name: 'Start with a website address' });
  await hero.getByLabel('Website address').fill(mistyped);
  await hero.getByRole('button', { name: 'Start Free Trial' }).click();
  const form = trialForm(page);
  await expect.poll(() => form.getByLabel('Website URL').inputValue()).toContain(mistyped);
  await form.getByLabel(new RegExp(`^${brand.words.organisation} name`, 'i')).fill(visitor.name);
  if (brand.asksInstitutionType) await form.getByLabel('Institution type').selectOption('K-12 school');
  await form.getByLabel('Your name').fill('Elena Marsh');
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByLabel('Username').fill(visitor.username);
  await form.getByLabel(/^Password/).fill(visitor.password);
  await submitButton(page).click();
}

async function answerGap(dashboard: Page): Promise<void> {
  const row = dashboard
    .getByRole('list', { name: 'Open questions' })
    .getByRole('listitem')
    .filter({ hasText: gap });
  await row.getByRole('button', { name: 'Write the answer' }).click();
  await row.getByLabel(/^Answer/).fill('Only in summer.');
  await row.getByRole('button', { name: 'Save answer' }).click();
  await row.waitFor({ state: 'detached' });
}

/** The code that the owner copies. */
async function readSnippet(dashboard: Page): Promise<string> {
  await dashboard.getByRole('tab', { name: 'Get Code', exact: true }).click();
  return (
    (await dashboard.getByRole('region', { name: 'Your code' }).locator('code').first().textContent()) ?? ''
  );
}

async function signInByUsername({
  name,
  username,
  password,
}: ReturnType<typeof describeVisitor>): Promise<void> {
  const elsewhere = await story.openPage('/user/login');
  await elsewhere.getByLabel('Email Address').fill(username.toUpperCase());
  await elsewhere.getByLabel(/^Password/).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click();
  await elsewhere.getByRole('heading', { name }).waitFor();
}
