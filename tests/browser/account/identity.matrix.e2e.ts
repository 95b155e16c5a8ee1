import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityMessages } from '#shared/domain/identity.ts';
import { makeCode } from '#tests/support/callers/make-code.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { fillIn, leave, openAccount, password, signIn, signUp } from '../support/account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { type Story, startStory } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await startStory();
});
afterAll(() => story?.stop());

const signedIn = (page: Page) => page.getByRole('button', { name: 'Your account' });

test('a forgotten password is replaced through the mailed link', async () => {
  const email = await signUp(story, 'Forgetful Browser School');
  const page = await story.openPage('/user/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in page also asks for an address and stays visible until the next page has loaded.
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText(identityMessages.resetRequested).waitFor();
  const token = await waitForLink(story.url, email, '/user/reset-password');
  await page.goto(`/user/reset-password#token=${token}`);
  await page.getByRole('textbox', { name: 'New password' }).fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByText(identityMessages.weakPassword).waitFor();
  expect(page.url()).not.toContain(token);
  await page.getByRole('textbox', { name: 'New password' }).fill('a better horse');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('status').getByText('Your new password is set').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await fillIn(page, email, 'a better horse');
  await signIn(page);
  await signedIn(page).waitFor();
});

test('the link in the welcome mail confirms the address, also opened in the tab of an old link', async () => {
  const email = await signUp(story, 'Confirming Browser School');
  const token = await waitForLink(story.url, email, '/user/confirm-email');
  const page = await story.openPage('/user/confirm-email#token=used');
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByRole('alert').getByText('This link has expired').waitFor();
  // The same page with another part after `#`: the document stays.
  await page.goto(`/user/confirm-email#token=${token}`);
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).not.toContain(token);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByRole('status').getByText('your email address is confirmed').waitFor();
  const account = await openAccount(story, email);
  expect(await account.getByText('Please confirm your email address').count()).toBe(0);
});

test('an owner sets up two-step sign-in and signs in with it', async () => {
  const email = await signUp(story, 'Two Step School');
  const page = await openAccount(story, email);
  const form = page.getByRole('form', { name: 'Set up two-step sign-in' });
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from your authenticator app').fill(makeCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Keep these recovery codes').waitFor();
  await leave(page);
  await page.waitForURL(/\/user\/login/);
  await fillIn(page, email);
  await signIn(page);
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await signIn(page);
  await page.getByRole('alert').getByText('This code is incorrect').waitFor();
  await page.getByLabel('Code from your authenticator app').fill(makeCode(secret, 1));
  await signIn(page);
  await signedIn(page).waitFor();
});

test('another browser is signed out with the password; an account can be deleted, and signing in again keeps it', async () => {
  const email = await signUp(story, 'Deleted Browser School');
  const other = await openAccount(story, email);
  const page = await openAccount(story, email);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Sign out Chrom/ }).click();
  await dialog.getByLabel('Current password').fill('wrong horse');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByRole('alert').getByText('The current password is incorrect.').waitFor();
  await expectAccessible(page, 'account-sign-out');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: /^Sign out Chrom/ }).count()).toBe(0);
  await other.reload();
  await other.waitForURL(/\/user\/login/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(/\/user\/login/);
  await page
    .getByText(/Your account will be deleted on/)
    .first()
    .waitFor();
  await fillIn(page, email);
  await signIn(page);
  await page.getByText('Your account won’t be deleted').first().waitFor();
});

test('the superadmin replaces the printed password, sets up two-step sign-in, sees the customers and signs one out everywhere', async () => {
  const owner = await openAccount(story, await signUp(story, 'Listed School'));
  const { superadmin } = story;
  const page = await story.openPage('/superadmin/login');
  await fillIn(page, superadmin?.email ?? '', 'wrong');
  const enter = page.getByRole('button', { name: 'Access SuperAdmin Dashboard' });
  await enter.click();
  await page.getByText(identityMessages.superadminFailed).waitFor();
  await fillIn(page, superadmin?.email ?? '', superadmin?.password);
  await enter.click();
  const chosen = page.getByRole('textbox', { name: 'New password' });
  await page.getByText('This password was generated').waitFor();
  await expectAccessible(page, 'superadmin-new-password');
  const savePassword = page.getByRole('button', { name: 'Save password' });
  await savePassword.click();
  await page.getByText(identityMessages.weakPassword).waitFor();
  await chosen.fill('iloveyou');
  await savePassword.click();
  await page.getByRole('alert').getByText('This password is easy to guess').waitFor();
  await page.getByRole('status').getByText('Easy to guess').waitFor();
  await chosen.fill('a password of my own');
  await savePassword.click();
  await page.getByText('Staff accounts need a second factor').waitFor();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from your authenticator app').fill(makeCode(secret));
  await expectAccessible(page, 'superadmin-setup');
  await page.getByRole('button', { name: 'Confirm code' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('tab', { name: 'Trial Users' }).click();
  await page.getByRole('rowheader', { name: /Listed School/ }).waitFor();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const editor = page.getByRole('form', { name: /^Edit / });
  await editor.getByLabel('Status').selectOption('converted');
  await editor.getByLabel('Plan').selectOption('Medium School');
  await editor.getByRole('button', { name: 'Save' }).click();
  const plan = page.getByRole('dialog', { name: 'Put Listed School on Medium School?' });
  await plan.waitFor();
  // The row becomes a card and back, and the question stays.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('list', { name: 'Trial users', includeHidden: true }).waitFor();
  await plan.waitFor();
  await page.setViewportSize({ width: 1280, height: 720 });
  await plan.getByRole('button', { name: 'Put on Medium School' }).click();
  await page.getByRole('tab', { name: 'Customers' }).click();
  await page.getByRole('cell', { name: /^Medium School/ }).waitFor();
  const log = page.getByRole('region', { name: 'Staff actions' }).getByRole('row');
  await expect
    .poll(() => log.allTextContents())
    .toEqual([
      'WhenWhoWhatCustomer',
      expect.stringMatching(/Moved Listed School from Trial to Medium SchoolListed School$/),
      expect.stringMatching(/Signed in with Chrom/),
    ]);
  await expectAccessible(page, 'superadmin');

  await page.getByRole('link', { name: 'Open the dashboard of Listed School' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The owner and all members are signed out').waitFor();
  await expectAccessible(page, 'superadmin-sign-out');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('Listed School is signed out on every device.').first().waitFor();
  await owner.reload();
  await owner.waitForURL(/\/user\/login/);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('tab', { name: 'Customers' }).click();
  await expect
    .poll(async () => (await log.allTextContents())[1])
    .toMatch(/For Listed School: Signed everyone out on every deviceListed School$/);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  const account = page.getByRole('form', { name: 'Change password' });
  await account.getByLabel('Current password').fill('a password of my own');
  await account.getByRole('textbox', { name: 'New password' }).fill('three words apart');
  await account.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password is changed').waitFor();
  await expectAccessible(page, 'superadmin-account');
});

describe('every account page is accessible on a phone and on a desktop', () => {
  test.each([
    ['/user/forgot-password', 'Forgot your password?'],
    ['/user/reset-password', 'Choose a new password'],
    ['/user/confirm-email', 'Confirm your email address'],
    ['/superadmin/login', 'SuperAdmin Login'],
  ])('%s', async (path, heading) => {
    const page = await story.openPage(path);
    await page.getByRole('heading', { name: heading }).waitFor();
    await expectAccessible(page, path.slice(1).replaceAll('/', '-'));
  });

  test('the account page with its dialog', async () => {
    const page = await openAccount(story, await signUp(story, 'Accessible School'));
    await page.getByText('This browser').waitFor();
    await expectAccessible(page, 'account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'account-deletion');
  });
});
