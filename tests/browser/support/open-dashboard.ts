import type { BrowserContextOptions } from 'playwright-core';
import { createClient } from '#shared/client.ts';
import { type describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import type { Story } from './start-story.ts';

/** Signs up a customer, waits for the assistant, and opens a tab of the dashboard as its owner. */
export async function openDashboard(
  story: Pick<Story, 'url' | 'openPage'>,
  trial: ReturnType<typeof describeTrial>,
  tab: string,
  options: BrowserContextOptions = {},
) {
  const client = createClient({ baseUrl: story.url });
  const { conversionId } = await client.signup.createTrial(trial);
  await followConversion(client, conversionId);
  const page = await story.openPage(`/school-dashboard/${conversionId}?tab=${tab}`, options);
  await page.getByLabel('Email').fill(trial.adminContact.email ?? '');
  await page.getByLabel(/^Password/).fill(trial.adminContact.password ?? '');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('tablist', { name: 'Dashboard' }).waitFor();
  return { page, conversionId };
}
