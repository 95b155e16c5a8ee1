import type { BrowserContext } from 'playwright-core';
import { makeCode } from '#tests/support/callers/make-code.ts';
import type { Story } from './start-story.ts';

/** Signs in the superadmin of a new story; returns the browser's stored session. */
export async function signInStaff(story: Story): ReturnType<BrowserContext['storageState']> {
  const page = await story.openPage('/superadmin/login');
  const { email = '', password = '' } = story.superadmin ?? {};
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Access SuperAdmin Dashboard' }).click();
  await page.getByRole('textbox', { name: 'New password' }).fill('a password of my own');
  await page.getByRole('button', { name: 'Save password' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from your authenticator app').fill(makeCode(secret));
  await page.getByRole('button', { name: 'Confirm code' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name: 'SuperAdmin Dashboard' }).waitFor();
  return page.context().storageState();
}
