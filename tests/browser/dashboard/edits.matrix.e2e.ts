import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import { sample } from '#tests/support/sample.ts';
import { crossedLooks, expectAccessible } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
let conversionId: string;
let first: Page;
let second: Page;
let email: string;
let password: string;

beforeAll(async () => {
  story = await joinStory();
  const trial = describeTrialOfTry('Edited School', story.smallSiteUrl);
  email = trial.adminContact.email ?? '';
  password = trial.adminContact.password ?? '';
  ({ page: first, conversionId } = await openDashboard(story, trial, 'account'));
  second = await story.openPage(`/school-dashboard/${conversionId}?tab=account`);
  await signIn(second, email);
});
afterAll(() => story?.stop());

async function signIn(page: Page, address: string): Promise<void> {
  await page.getByLabel('Email').fill(address);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await details(page).waitFor();
}

const details = (page: Page) => page.getByRole('form', { name: 'Administrator details' });
const field = (page: Page, label: string) => details(page).getByLabel(label, { exact: true });
const save = (page: Page) => details(page).getByRole('button', { name: 'Save' }).click();
const isUnsaved = (page: Page) => details(page).getByText('Not saved yet.');

test('two people who edit the settings at once lose nothing', async () => {
  await field(first, 'Phone').fill('(541) 555-0101');
  await field(second, 'Address').fill('12 Second Street');
  await save(first);
  await isUnsaved(first).waitFor({ state: 'detached' });
  await save(second);
  await isUnsaved(second).waitFor({ state: 'detached' });
  expect(await field(second, 'Phone').inputValue(), 'merged').toBe('(541) 555-0101');

  await field(first, 'Phone').fill('(541) 555-0102');
  await field(second, 'Phone').fill('(541) 555-0103');
  await save(first);
  await isUnsaved(first).waitFor({ state: 'detached' });
  await save(second);
  const conflict = details(second).getByRole('alert');
  await conflict.getByText('(541) 555-0102').waitFor();
  await conflict.getByText('(541) 555-0103').waitFor();
  await expectAccessible(second, 'settings-conflict');
  await conflict.getByRole('button', { name: 'Keep mine: Phone' }).click();
  await conflict.waitFor({ state: 'detached' });
  await save(second);
  await isUnsaved(second).waitFor({ state: 'detached' });
  await first.reload();
  await expect.poll(() => field(first, 'Phone').inputValue()).toBe('(541) 555-0103');
  expect(await field(first, 'Address').inputValue()).toBe('12 Second Street');
});

test('an answer and billing details that somebody else has saved stand beside one’s own', async () => {
  const own = (page: Page) => page.getByRole('region', { name: 'Your own answers' });
  const answer = async (page: Page, text: string) => {
    await page.goto(`/school-dashboard/${conversionId}?tab=knowledge-base`);
    await own(page).getByLabel('Question').fill('When does the pool open?');
    await own(page)
      .getByLabel(/^Answer/)
      .fill(text);
    await own(page).getByRole('button', { name: 'Add answer' }).click();
  };
  await answer(first, 'At six.');
  await own(first).getByRole('listitem').filter({ hasText: 'At six.' }).waitFor();
  await answer(second, 'At seven.');
  const conflict = own(second).getByRole('alert');
  await conflict.getByText('At six.').waitFor();
  await conflict.getByText('At seven.').waitFor();
  await expectAccessible(second, 'answer-conflict');
  await conflict.getByRole('button', { name: /^Keep mine/ }).click();
  await own(second).getByRole('button', { name: 'Add answer' }).click();
  await own(second).getByRole('listitem').filter({ hasText: 'At seven.' }).waitFor();
  await first.reload();
  await own(first).getByRole('listitem').filter({ hasText: 'At seven.' }).waitFor();

  const billed = (page: Page) => page.getByRole('form', { name: 'Billing details' });
  const name = (page: Page) => billed(page).getByLabel('Organization on the invoice');
  const bill = async (page: Page, text: string) => {
    await name(page).fill(text);
    await billed(page).getByRole('button', { name: 'Save billing details' }).click();
  };
  for (const page of [first, second]) await page.goto(`/school-dashboard/${conversionId}?tab=billing`);
  await name(second).waitFor();
  await bill(first, 'First District ');
  await billed(first).getByText('Saved', { exact: true }).waitFor();
  await bill(second, 'Second District');
  await billed(second).getByRole('alert').getByText('First District').waitFor();
  await expectAccessible(second, 'billing-details-conflict');
  await billed(second)
    .getByRole('button', { name: /^Use theirs/ })
    .click();
  expect(await name(second).inputValue()).toBe('First District');
  for (const page of [first, second]) await page.goto(`/school-dashboard/${conversionId}?tab=account`);
});

test('what is typed survives a change of tab and asks before the page is left', async () => {
  const asks = () =>
    first.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asks()).toBe(false);
  await field(first, 'Administrator name').fill('Somebody new');
  await first.getByRole('tab', { name: 'Forms', exact: true }).click();
  await first.getByText('Your changes in “Organization” are kept here').first().waitFor();
  await first.getByRole('tab', { name: 'Upload & Create' }).click();
  await first.getByLabel('Form name').fill('Half a form');
  await first.getByRole('tab', { name: 'Forms Library' }).click();
  await first.getByRole('tab', { name: 'Account' }).click();
  expect(await field(first, 'Administrator name').inputValue()).toBe('Somebody new');
  await isUnsaved(first).waitFor();
  expect(await asks()).toBe(true);
  await details(first).getByRole('button', { name: 'Reset Changes' }).click();
  await first.getByRole('tab', { name: 'Forms', exact: true }).click();
  await first.getByRole('tab', { name: 'Upload & Create' }).click();
  expect(await first.getByLabel('Form name').inputValue()).toBe('Half a form');
});

test('the settings show what is in force and where it comes from, lead back to it, and name a mistake at its field', async () => {
  const section = (name: string) =>
    first.goto(`/school-dashboard/${conversionId}?tab=account&section=${name}`);
  await section('assistant');
  const form = first.getByRole('form', { name: 'Your assistant' });
  const name = form.getByLabel('Site name');
  const greeting = form.getByLabel('Greeting');
  await expect.poll(() => greeting.inputValue()).toContain('the AI assistant of Edited School');
  expect(await name.inputValue()).toBe('Edited School');
  await form.getByText('From your signup').waitFor();
  expect(await form.getByLabel('Suggested questions').inputValue()).toMatch(/\?$/);
  await name.fill('Mill School');
  await expect.poll(() => greeting.inputValue()).toContain('the AI assistant of Mill School');
  await form.getByRole('button', { name: 'Use what you signed up with for Site name' }).press('Enter');
  expect(await name.inputValue()).toBe('Edited School');
  await form.getByText('Not saved yet.').waitFor({ state: 'detached' });
  await name.fill('');
  expect(await name.inputValue()).toBe('');
  await name.press('Tab');
  expect(await name.inputValue()).toBe('Edited School');

  await first.setViewportSize({ width: 390, height: 844 });
  const bar = form.getByRole('button', { name: 'Save' });
  await bar.waitFor({ state: 'hidden' });
  const logo = form.getByLabel('Address of the logo');
  await logo.fill('our logo');
  await bar.click();
  const mistake =
    'Please enter the address of an image that everybody on the internet can open, beginning with https:// or http://.';
  await expect
    .poll(() => logo.evaluate((field) => [field.ariaInvalid, document.activeElement === field]))
    .toEqual(['true', true]);
  await form.getByText(mistake, { exact: true }).waitFor();
  await expectAccessible(first, 'settings-mistake');
  await form.getByRole('button', { name: 'Reset Changes' }).click();

  await section('messages');
  const messages = first.getByRole('form', { name: 'Messages and hours' });
  const shown = (label: string) => messages.getByLabel(label, { exact: true }).inputValue();
  await expect.poll(() => shown('Send new messages to')).toBe(email);
  expect(await shown('Replies go to')).toBe(email);
  await messages.getByText('It doesn’t say in which time zone.', { exact: false }).waitFor();
  await messages.getByRole('radio', { name: /^In office hours/ }).check();
  const browserZone = await first.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(await shown('Time zone')).toBe(browserZone);
  await messages.getByText(/^Proposed: the time zone of your browser, .+\. Please check it\.$/).waitFor();
  expect(await shown('To')).toBe('15');
  await expectAccessible(first, 'settings-hours');
  await messages.getByLabel('To', { exact: true }).selectOption('16');
  await messages.getByRole('button', { name: 'Use what your website says for Days, From and To' }).click();
  expect(await shown('To')).toBe('15');
  await messages.getByRole('button', { name: 'Reset Changes' }).click();
});

test('an owner uploads a logo, is told why a file is none, and visitors see it once it is saved', async () => {
  await first.goto(`/school-dashboard/${conversionId}?tab=account&section=assistant`);
  const form = first.getByRole('form', { name: 'Your assistant' });
  const logo = form.getByRole('group', { name: 'Logo' });
  const choose = (name: string, buffer: Buffer) =>
    logo.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await logo.getByText('logo.svg is not a PNG, JPEG or WebP picture.').waitFor();
  await choose('photo.png', Buffer.alloc(1024 * 1024 + 1));
  await logo.getByText('photo.png is larger than 1 MB. Please save it smaller').waitFor();
  await choose('logo.png', Buffer.from('a text'));
  await logo.getByText('logo.png is not a PNG, JPEG or WebP picture.').waitFor();
  await expectAccessible(first, 'settings-logo-refused');
  await choose('logo.png', readFileSync('web/public/og/edgpt.png'));
  await logo.getByText('Uploaded. Visitors see it once you save.').waitFor();
  const isShown = (page: Page) =>
    page
      .locator(`img[src^="/api/conversions/${conversionId}/logo/"]`)
      .first()
      .evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0);
  await expect.poll(() => isShown(first)).toBe(true);
  await expectAccessible(first, 'settings-logo', crossedLooks.flat());
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Not saved yet.').waitFor({ state: 'detached' });
  const visitor = await story.openPage(`/gptsite/${conversionId}`);
  await expect.poll(() => isShown(visitor)).toBe(true);
  await logo.getByRole('button', { name: 'Remove the picture' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Not saved yet.').waitFor({ state: 'detached' });
  await logo.getByText('No logo').waitFor();
});

test('a section of the settings has an address, is saved as a whole, and says what was left unsaved', async () => {
  const settings = first.getByRole('navigation', { name: 'Settings' });
  const open = (section: string) => settings.getByRole('link', { name: section }).click();
  const title = (name: string) => settings.locator('[aria-current=page]').getByText(name, { exact: true });
  await first.goto(`/school-dashboard/${conversionId}?tab=account&section=security`);
  await title('Security').waitFor();
  await open('Assistant');
  const assistant = first.getByRole('form', { name: 'Your assistant' });
  await assistant.getByLabel('Greeting').fill('Half a greeting');
  await open('Team');
  await title('Team').waitFor();
  expect(new URL(first.url()).searchParams.get('section')).toBe('team');
  await first.getByText('Your changes in “Assistant” are kept here until you save them.').first().waitFor();
  await settings.getByRole('link', { name: /^Assistant.*Not saved yet/ }).waitFor();
  await first.getByRole('button', { name: 'Go back' }).click();
  expect(await assistant.getByLabel('Greeting').inputValue()).toBe('Half a greeting');
  await assistant.getByLabel('Greeting').fill('Welcome to both of you!');
  await assistant.getByLabel('Site name').fill('Both Schools');
  await assistant.getByRole('radio', { name: /^Quoted from your pages/ }).check();
  await assistant.getByRole('button', { name: 'Save' }).click();
  await assistant.getByText('Not saved yet.').waitFor({ state: 'detached' });
  await first.goBack();
  await title('Team').waitFor();
  await first.goBack();
  await title('Assistant').waitFor();
  await first.reload();
  expect(await assistant.getByLabel('Site name').inputValue()).toBe('Both Schools');
  expect(await assistant.getByLabel('Greeting').inputValue()).toBe('Welcome to both of you!');
  expect(await assistant.getByRole('radio', { name: /^Quoted from your pages/ }).isChecked()).toBe(true);
  await first.goto(`/school-dashboard/${conversionId}?tab=account`);
  await title('Organization').waitFor();
});

test('axe finds no fault in any section of the settings, in both colour schemes, on a phone and on a desktop', async () => {
  const sections = ['organization', 'assistant', 'messages', 'team', 'security', 'notifications', 'data'];
  for (const [at, section] of sections.entries()) {
    await first.goto(`/school-dashboard/${conversionId}?tab=account&section=${section}`);
    await first.getByRole('heading', { level: 2 }).nth(1).waitFor();
    const looks = sample(crossedLooks, (_, index) => index === at % crossedLooks.length).flat();
    await expectAccessible(first, `settings-${section}`, looks);
  }
});

test('an address that has yet to confirm says so where it is entered, and gets the link again', async () => {
  await first.goto(`/school-dashboard/${conversionId}?tab=account&section=messages`);
  const mails = first.getByRole('form', { name: 'Messages and hours' });
  const address = `front-desk-${Date.now()}@maple.example`;
  await mails.getByLabel('Send new messages to').fill(address);
  await mails.getByRole('button', { name: 'Save' }).click();
  await mails.getByText('Messages are not emailed yet').waitFor();
  await mails.getByRole('button', { name: `Send the link again to ${address}` }).press('Enter');
  await mails.getByText('A new link is on its way.').waitFor();
  await expectAccessible(first, 'unconfirmed-addresses');
  const token = await waitForLink(story.url, address, '/user/confirm-email');
  const page = await story.openPage(`/user/confirm-email#token=${token}`);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByText('your email address is confirmed').waitFor();
  await first.reload();
  await expect.poll(() => mails.getByLabel('Send new messages to').inputValue()).toBe(address);
  await mails.getByText('Messages are not emailed yet').waitFor({ state: 'detached' });
});

test('a new sign-in address is confirmed through its link; until then the old one may keep it', async () => {
  await first.goto(`/school-dashboard/${conversionId}?tab=account&section=security`);
  const panel = first.getByRole('region', { name: 'Sign-in email' });
  const ask = async (address: string) => {
    const form = panel.getByRole('form', { name: 'Change sign-in email' });
    await form.getByLabel('Current password').fill(password);
    await form.getByLabel('New email address').fill(address);
    await form.getByRole('button', { name: 'Send the link' }).click();
    await panel.getByText(`We have sent a link to ${address}`).waitFor();
  };
  const refused = `refused-${email}`;
  await ask(refused);
  await expectAccessible(first, 'account-email-change');
  const refusal = await waitForLink(story.url, email, '/user/keep-email');
  const old = await story.openPage(`/user/keep-email#token=${refusal}`);
  await expectAccessible(old, 'keep-email');
  await old.getByRole('button', { name: 'Keep my email address' }).click();
  await old.getByText('Your email address stays as it is.').waitFor();

  await first.reload();
  const address = `new-${email}`;
  await ask(address);
  const token = await waitForLink(story.url, address, '/user/confirm-email');
  const page = await story.openPage(`/user/confirm-email#token=${token}`);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByText(`sign in with ${address}`).waitFor();
  const fresh = await story.openPage(`/school-dashboard/${conversionId}?tab=account`);
  await signIn(fresh, address);
  await fresh.goto(`/school-dashboard/${conversionId}?tab=account&section=security`);
  await fresh.getByText(`You sign in with ${address}.`).waitFor();
});
