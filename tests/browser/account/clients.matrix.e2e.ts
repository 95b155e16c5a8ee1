import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import { fillIn, password, signIn } from '../support/account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
/** Ada, a freelancer, has an organization of her own; Client Academy invites her, and she adds a third one. */
let freelancer: Tenant;
let academy: Tenant;
let page: Page;
type Tenant = Awaited<ReturnType<typeof openTenant>>;
beforeAll(async () => {
  story = await joinStory();
  [freelancer, academy] = [await openTenant('Studio Ada'), await openTenant('Client Academy')];
  await confirmMailedAddress(story.url, freelancer.email);
  const owner = openAgent(story.url);
  await owner.signIn(academy.email, password);
  await owner.client.members.invite({ name: 'Ada', email: freelancer.email, role: 'viewer' });
  page = await story.openPage('/user/account#organizations');
});
afterAll(() => story?.stop());

async function openTenant(name: string) {
  const trial = describeTrialOfTry(name, story.smallSiteUrl);
  const { conversionId } = await createClient({ baseUrl: story.url }).signup.createTrial(trial);
  return { conversionId, email: trial.adminContact.email ?? '', name: trial.schoolInfo.name ?? '' };
}

const dashboardOf = (tab: Page, name: string) => tab.getByRole('heading', { level: 1, name }).waitFor();
const line = (name: string) =>
  page.getByRole('list', { name: 'Organizations' }).getByRole('listitem').filter({ hasText: name });
async function switchTo(tab: Page, name: string): Promise<void> {
  await tab.getByRole('button', { name: 'Your account' }).click();
  await tab.getByRole('menuitemradio', { name }).click();
  await dashboardOf(tab, name);
}

test('a mailed invitation leads through the sign-in to the organizations, where it says what the role may do', async () => {
  await fillIn(page, freelancer.email);
  await signIn(page);
  await page.waitForURL(/\/user\/account#organizations$/);
  await line('Client Academy').getByText('Invites you as viewer: you can read everything').waitFor();
  await expectAccessible(page, 'organizations', [
    { colorScheme: 'light', width: 390 },
    { colorScheme: 'dark', width: 1440 },
  ]);
  await page.getByRole('button', { name: 'Accept the invitation of Client Academy' }).click();
  await page.getByRole('button', { name: 'Open Client Academy' }).click();
  await dashboardOf(page, 'Client Academy');
  await page.getByText('Your role here is viewer').waitFor();
});

test('a viewer’s pages offer nothing that the role may not do', async () => {
  const offers = /Write|Add|New form|Delete|Archive|Save|Read .* again|Put it on|Select$/;
  const open = async (tab: string) => {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).getByRole('heading').first().waitFor();
    return page.getByRole('tabpanel', { name: tab });
  };
  for (const tab of ['Overview', 'Knowledge Base', 'Chat History', 'Inbox', 'Forms'])
    expect(await (await open(tab)).getByRole('button', { name: offers }).count()).toBe(0);
  const settings = await open('Account');
  await settings.getByRole('textbox').first().waitFor();
  expect(await settings.getByRole('textbox').first().isDisabled()).toBe(true);
  expect(await settings.getByRole('button', { name: offers }).count()).toBe(0);
  expect(await page.getByRole('tab', { name: 'Widget Code' }).count()).toBe(0);
});

test('a new client starts with a name and a website, and no second password', async () => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new client');
  await page.getByRole('option', { name: 'New client' }).click();
  await page.getByRole('button', { name: 'Start the assistant' }).click();
  await page.getByText('Please enter a name.').waitFor();
  await expectAccessible(page, 'new-client', [{ colorScheme: 'light', width: 390 }]);
  await page.getByLabel('Name of the organization').fill('Third Client');
  await page.getByLabel('Website').fill(story.smallSiteUrl);
  await page.getByLabel('Kind of organization').selectOption('law');
  await page.getByRole('button', { name: 'Start the assistant' }).click();
  await dashboardOf(page, 'Third Client');
});

test('the menu and the command menu switch, and a tab stays with its organization when another one is chosen elsewhere', async () => {
  const other = await page.context().newPage();
  await other.goto('/school/dashboard');
  await dashboardOf(other, 'Third Client');
  await switchTo(page, freelancer.name);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('client academy');
  await page.getByRole('option', { name: 'Client Academy Viewer', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await dashboardOf(page, 'Client Academy');
  await other.reload();
  await dashboardOf(other, 'Third Client');
  expect(await other.getByText('Your role here is viewer').count()).toBe(0);
  await other.close();
});

test('a link to an assistant opens it in the organization that has it', async () => {
  const fresh = await page.context().newPage();
  const refused: string[] = [];
  fresh.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await fresh.goto(dashboardPath(freelancer.conversionId));
  await dashboardOf(fresh, freelancer.name);
  await fresh.goto(dashboardPath(academy.conversionId));
  await dashboardOf(fresh, 'Client Academy');
  // Back to one that this tab has left.
  await fresh.goto(dashboardPath(freelancer.conversionId));
  await dashboardOf(fresh, freelancer.name);
  expect(refused).toEqual([]);
  await fresh.close();
});

test('who was removed is told so in the tab that is open, and goes on elsewhere', async () => {
  const owner = openAgent(story.url);
  await owner.signIn(academy.email, password);
  const [{ id } = { id: '' }] = (await owner.client.members.list({})).members;
  await owner.client.members.remove({ id });
  await page.reload();
  await page.getByText('You no longer belong to this organization').waitFor();
  await page.getByRole('link', { name: 'Go on in another organization' }).click();
  await line('Studio Ada').getByText('Open in this tab').waitFor();
  expect(await line('Client Academy').count()).toBe(0);
});
