import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { makeCode } from '#tests/support/callers/make-code.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { type Story, startStory } from '../support/start-story.ts';

const password = 'correct horse battery';
let story: Story;
beforeAll(async () => {
  story = await startStory();
});
afterAll(() => story?.stop());

async function signUp(name: string): Promise<string> {
  const trial = describeTrial(name, story.smallSiteUrl);
  await createClient({ baseUrl: story.url }).signup.createTrial(trial);
  return trial.adminContact.email ?? '';
}

async function fillIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(typed);
}
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In' }).click();
const signedIn = (page: Page) => page.getByRole('button', { name: 'Logout' });
const accountHeading = (page: Page) => page.getByRole('heading', { name: 'Your account' });

async function openAccount(email: string): Promise<Page> {
  const page = await story.openPage('/user/login?return=/user/account');
  await fillIn(page, email);
  await signIn(page);
  await accountHeading(page).waitFor();
  return page;
}

describe('the login', () => {
  test('is linked from the header and names what is missing', async () => {
    const page = await story.openPage('/');
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByRole('heading', { name: 'School Dashboard Login' }).waitFor();
    await signIn(page);
    await page.getByText(identityMessages.emailRequired).waitFor();
    await page.getByText(identityMessages.passwordRequired).waitFor();
    expect(await page.getByLabel('Email or username').evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
  });

  test('belongs to the host’s brand', async () => {
    const { port } = new URL(story.url);
    const page = await story.openPage(`http://lawfirm.localhost:${port}/user/login`);
    await page.getByRole('heading', { name: 'User Dashboard Login' }).waitFor();
  });

  test('refuses a wrong password, accepts the right one, and returns to the page that the visitor wanted', async () => {
    const email = await signUp('Browser School');
    const page = await story.openPage('/user/account');
    await page.waitForURL(/\/user\/login\?return=/);
    await fillIn(page, email, 'wrong horse');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.getByLabel(/^Password/).getAttribute('type')).toBe('text');
    await signIn(page);
    await page.getByRole('alert').getByText(identityMessages.loginFailed).waitFor();
    await fillIn(page, email);
    await signIn(page);
    await page.waitForURL(/\/user\/account$/);
    await accountHeading(page).waitFor();
    await page.reload();
    await accountHeading(page).waitFor();
  });

  test.each([
    ['/user/login', 'Sign In', 'Signing in...'],
    ['/superadmin/login', 'Access SuperAdmin Dashboard', 'Authenticating...'],
  ])(
    'at %s shows that it is working, and says when the server cannot be reached',
    async (path, submit, busy) => {
      const page = await story.openPage(path);
      await fillIn(page, 'somebody@maple-grove.org');
      const { promise: release, resolve: lose } = Promise.withResolvers<void>();
      await page.route('**/api/**/login', async (route) => {
        await release;
        await route.abort();
      });
      await page.getByRole('button', { name: submit }).click();
      expect(await page.getByRole('button', { name: busy }).isDisabled()).toBe(true);
      lose();
      await page.getByText(identityMessages.connectionFailed).waitFor();
    },
  );
});

describe('the sign-in guard', () => {
  test.each([
    ['/school/dashboard', /\/user\/login/],
    ['/user/dashboard', /\/user\/login/],
    ['/superadmin', /\/superadmin\/login/],
  ])('sends signed-out visitors from %s to sign-in', async (path, expected) => {
    const page = await story.openPage(path);
    await page.waitForURL(expected);
  });

  test('shows nothing for a made-up session', async () => {
    const page = await story.openPage('/superadmin/login');
    await page.evaluate(() => {
      localStorage.setItem('adminEmail', 'superadmin@gptsites.ai');
      localStorage.setItem('adminToken', 'made-up');
    });
    await page.goto('/superadmin');
    await page.waitForURL(/\/superadmin\/login/);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  });

  test('keeps a user signed in after the access token’s fifteen minutes', async () => {
    const page = await openAccount(await signUp('Long Visit School'));
    await page.evaluate(() => localStorage.setItem('userToken', 'out-of-date'));
    await page.reload();
    await page.getByText('This browser').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).not.toBe('out-of-date');
  });

  test('lets nobody back in after signing out', async () => {
    const page = await openAccount(await signUp('Leaving Browser School'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/user\/login/);
    await page.goto('/school/dashboard');
    await page.waitForURL(/\/user\/login/);
  });
});

test('a forgotten password is replaced through the mailed link', async () => {
  const email = await signUp('Forgetful Browser School');
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

test('a link that was already used says so and offers a new one', async () => {
  const page = await story.openPage('/user/reset-password#token=used');
  await page.getByRole('textbox', { name: 'New password' }).fill('a better horse');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('alert').getByText('This link has expired').waitFor();
  await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
});

test('the link in the welcome mail confirms the address', async () => {
  const email = await signUp('Confirming Browser School');
  const token = await waitForLink(story.url, email, '/user/confirm-email');
  const page = await story.openPage(`/user/confirm-email#token=${token}`);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByRole('status').getByText('your email address is confirmed').waitFor();
  const account = await openAccount(email);
  expect(await account.getByText('Please confirm your email address').count()).toBe(0);
});

test('an owner sets up two-step sign-in and signs in with it', async () => {
  const email = await signUp('Two Step School');
  const page = await openAccount(email);
  const form = page.getByRole('form', { name: 'Set up two-step sign-in' });
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from your authenticator app').fill(makeCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Keep these recovery codes').waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
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
  const email = await signUp('Deleted Browser School');
  const other = await openAccount(email);
  const page = await openAccount(email);
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
  const owner = await openAccount(await signUp('Listed School'));
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
  await enter.click();
  await page.getByText(identityMessages.weakPassword).waitFor();
  await chosen.fill('iloveyou');
  await enter.click();
  await page.getByRole('alert').getByText('This password is easy to guess').waitFor();
  await chosen.fill('a password of my own');
  await enter.click();
  await page.getByText('Staff accounts need a second factor').waitFor();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from your authenticator app').fill(makeCode(secret));
  await expectAccessible(page, 'superadmin-setup');
  await enter.click();
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
  await page.getByRole('tab', { name: 'Customers' }).click();
  await page.getByRole('cell', { name: 'Medium School', exact: true }).waitFor();
  const log = page.getByRole('region', { name: 'Staff actions' }).getByRole('row');
  await expect
    .poll(() => log.allTextContents())
    .toEqual([
      'WhenWhoWhat',
      expect.stringMatching(/Moved Listed School from Trial to Medium School$/),
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
    .toMatch(/For Listed School: Signed everyone out on every device$/);
});

describe('every account page is accessible on a phone and on a desktop', () => {
  test.each([
    ['/user/login', 'School Dashboard Login'],
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
    const page = await openAccount(await signUp('Accessible School'));
    await page.getByText('This browser').waitFor();
    await expectAccessible(page, 'account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'account-deletion');
  });
});
