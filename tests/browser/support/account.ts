import type { Page } from 'playwright-core';
import { createClient } from '#shared/client.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import type { Story } from './start-story.ts';

/** The password of every customer of `signUp`. */
export const password = 'correct horse battery';

/** Signs up a customer; returns their address. */
export async function signUp(story: Story, name: string): Promise<string> {
  const trial = describeTrialOfTry(name, story.smallSiteUrl);
  await createClient({ baseUrl: story.url }).signup.createTrial(trial);
  return trial.adminContact.email ?? '';
}

export async function fillIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(typed);
}

export const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click();
export const accountHeading = (page: Page) => page.getByRole('heading', { name: 'Your account' });

/** Opens the account page in a new browser of a customer. */
export async function openAccount(story: Story, email: string): Promise<Page> {
  const page = await story.openPage('/user/login?return=/user/account');
  await fillIn(page, email);
  await signIn(page);
  await accountHeading(page).waitFor();
  return page;
}

/** Signs out through the menu of the account. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
