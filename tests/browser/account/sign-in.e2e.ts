import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityMessages } from '#shared/domain/identity.ts';
import { accountHeading, fillIn, leave, openAccount, signIn, signUp } from '../support/account.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

describe('the login', () => {
  test('refuses a wrong password, accepts the right one, and returns to the page that the visitor wanted', async () => {
    const email = await signUp(story, 'Browser School');
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
});

describe('the sign-in guard', () => {
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
    const page = await openAccount(story, await signUp(story, 'Long Visit School'));
    await page.evaluate(() => localStorage.setItem('userToken', 'out-of-date'));
    await page.reload();
    await page.getByText('This browser').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).not.toBe('out-of-date');
  });

  test('lets nobody back in after signing out', async () => {
    const page = await openAccount(story, await signUp(story, 'Leaving Browser School'));
    await leave(page);
    await page.waitForURL(/\/user\/login/);
    await page.goto('/school/dashboard');
    await page.waitForURL(/\/user\/login/);
  });
});
