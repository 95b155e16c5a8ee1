import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDeps } from '#functions/wiring/deps.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { eraseAccounts } from '#tests/support/stacks/sweeper.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-organizations-'));
let stack: TestStack;
type Tenant = Awaited<ReturnType<typeof openTenant>>;
/** A freelancer with an organization of her own, and a client who has one too. */
let freelancer: Tenant;
let client: Tenant;
let [own, clients, added] = ['', '', ''];
let addedConversion = '';

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  freelancer = await openTenant(stack.url, 'Studio Ada', 'edgpt', stack.smallSiteUrl);
  client = await openTenant(stack.url, 'Client Academy', 'edgpt', stack.smallSiteUrl);
  own = await findOwn(freelancer);
  clients = await findOwn(client);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const findOwn = async ({ agent }: Tenant) =>
  (await agent.client.account.get({})).organisation?.organisationId ?? '';

/** A tab of the freelancer that shows an organization. */
async function openTab(organisation: string) {
  const tab = openAgent(stack.url);
  await tab.signIn(freelancer.email, freelancer.password);
  tab.setOrganisation(organisation);
  return tab;
}

test('an invitation opens nothing until the account that it was sent to accepts it, at a confirmed address', async () => {
  const { members } = client.agent.client;
  const invited = await members.invite({ name: 'Ada', email: freelancer.email, role: 'viewer' });
  expect(invited).toMatchObject({ name: 'Ada', role: 'viewer', isInvited: true });
  const tab = await openTab(clients);
  await expect(tab.client.account.get({})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
  const { members: hers, account } = freelancer.agent.client;
  await expect(hers.join({ organizationId: clients })).rejects.toMatchObject({ code: 'CONFLICT' });
  const { userId } = await account.get({});
  await (await getDeps()).users.update(userId, { emailConfirmedAt: new Date().toISOString() });
  const stranger = await openTenant(stack.url, 'Stranger', 'edgpt', stack.smallSiteUrl);
  await expect(stranger.agent.client.members.join({ organizationId: clients })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await hers.join({ organizationId: clients });
  expect((await hers.listOrganizations({})).organizations).toMatchObject([
    { name: 'Client Academy', role: 'viewer', isInvited: false, conversionIds: [client.conversionId] },
    { name: 'Studio Ada', role: 'owner', conversionIds: [freelancer.conversionId] },
  ]);
  await expect(members.invite({ name: 'Ada', email: freelancer.email })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('two tabs of two clients do not mix, and a role counts in its organization alone', async () => {
  const [hers, theirs] = [await openTab(own), await openTab(clients)];
  const conversionId = client.conversionId;
  expect(await theirs.client.account.get({})).toMatchObject({
    ...{ isMember: true, organisationRole: 'viewer', conversionIds: [conversionId] },
  });
  expect(await hers.client.account.get({})).toMatchObject({ isMember: false, organisationRole: 'owner' });
  expect(await theirs.client.dashboard.get({ conversionId })).toMatchObject({ conversionId });
  await expect(hers.client.dashboard.get({ conversionId })).rejects.toMatchObject({
    code: 'CONVERSION_NOT_FOUND',
  });
  await expect(theirs.client.dashboard.get({ conversionId: freelancer.conversionId })).rejects.toMatchObject({
    code: 'CONVERSION_NOT_FOUND',
  });
  for (const refused of [
    () => theirs.client.dashboard.saveShare({ conversionId, isListed: false }),
    () => theirs.client.billing.get({}),
    () => theirs.client.members.list({}),
    () => theirs.client.account.requestDeletion({ currentPassword: freelancer.password }),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await hers.client.billing.get({});
});

test('a signed-in person adds a client without a second password, once for each key', async () => {
  const { signup } = freelancer.agent.client;
  const order = {
    ...{ name: 'Third Client', websiteUrl: stack.smallSiteUrl, platform: 'law', idempotencyKey: 'key-1' },
  } as const;
  addedConversion = (await signup.addOrganization(order)).conversionId;
  expect((await signup.addOrganization(order)).conversionId).toBe(addedConversion);
  const { organizations } = await freelancer.agent.client.members.listOrganizations({});
  added = organizations.find(({ name }) => name === 'Third Client')?.organisationId ?? '';
  expect(organizations).toHaveLength(3);
  const tab = await openTab(added);
  expect(await tab.client.account.get({})).toMatchObject({
    ...{ organisationRole: 'owner', conversionIds: [addedConversion], email: freelancer.email },
  });
  await expect(tab.client.members.leave({ organizationId: added })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('on the largest plan alone a client’s page and mails leave out who made it, and say it again when the plan ends', async () => {
  const conversionId = client.conversionId;
  const { dashboard, conversions, conversations } = client.agent.client;
  const staff = await openStaff(stack.url, 'superadmin', 'gpt');
  const { appearance, siteName, readsWithModel, versions } = await dashboard.getSettings({ conversionId });
  await dashboard.saveAssistant({
    ...{ conversionId, siteName, readsWithModel, version: versions.assistant },
    appearance: { ...appearance, hidesMaker: true },
  });
  const hides = async () =>
    (await conversions.getBrandProgress({ brandId: 'edgpt', conversionId })).site.hidesMaker ?? false;
  const chat = { conversionId, sessionId: 'visitor-of-client' };
  await followConversion(client.agent.client, conversionId);
  await client.agent.client.chat.sendMessage({ ...chat, message: 'What are the office hours?' });
  const mailFrom = async (email: string) => {
    await conversations.mailTranscript({ ...chat, email });
    await expect.poll(() => readMails(stack.url, email)).toHaveLength(1);
    return (await readMails(stack.url, email)).map(({ from }) => from);
  };
  const seen: Record<string, boolean> = {};
  for (const plan of ['trial', 'professional', 'enterprise', 'growth'] as const) {
    await staff.client.superadmin.setPlan({ organisationId: clients, plan });
    seen[plan] = await hides();
    const { standards } = await dashboard.getSettings({ conversionId });
    expect(standards.canHideMaker).toBe(seen[plan]);
    if (plan === 'enterprise') {
      const [sender] = await mailFrom('large@visitor.example');
      expect(sender).toBe(`"${new URL(stack.smallSiteUrl).hostname}" <support@edgpt.ai>`);
    }
  }
  expect(await mailFrom('small@visitor.example')).toEqual(['EdGPT.ai <support@edgpt.ai>']);
  expect(seen).toEqual({ trial: false, professional: false, enterprise: true, growth: false });
});

test('a member who is blocked or removed is refused at the next call, and keeps the own organization', async () => {
  const { members } = client.agent.client;
  const tab = await openTab(clients);
  const [{ id } = { id: '' }] = (await members.list({})).members;
  await members.change({ id, role: 'editor' });
  await tab.client.dashboard.saveShare({ conversionId: client.conversionId, isListed: false });
  await members.change({ id, status: 'inactive' });
  await expect(tab.client.dashboard.get({})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
  await members.change({ id, status: 'active' });
  await tab.client.dashboard.get({});
  await members.remove({ id });
  await expect(tab.client.dashboard.get({})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
  expect(await members.list({})).toMatchObject({ members: [] });
  tab.setOrganisation(undefined);
  expect(await tab.client.account.get({})).toMatchObject({ organisationRole: 'owner' });
});

test('the first organization ends alone, and the account goes on with another one', async () => {
  const hers = await openTab(own);
  const proof = { currentPassword: freelancer.password };
  expect(await hers.client.account.requestDeletion(proof)).toMatchObject({ isAccount: false });
  await hers.client.account.keepOrganization({});
  expect(await hers.client.account.requestDeletion(proof)).toMatchObject({ isAccount: false });
  const tab = await openTab(added);
  expect(await tab.client.account.get({})).toMatchObject({ organisationRole: 'owner' });
  await eraseLater(8);
  const left = await readTable();
  expect(left.filter((item) => item.includes(`ORGANISATION#${own}`))).toEqual([]);
  expect(left.filter((item) => item.includes(`CONVERSION#${freelancer.conversionId}`))).toEqual([]);
  expect((await tab.client.members.listOrganizations({})).organizations).toMatchObject([
    { organisationId: added, role: 'owner' },
  ]);
  tab.setOrganisation(undefined);
  expect(await tab.client.account.get({})).toMatchObject({ conversionIds: [addedConversion] });
});

test('the account ends with the last organization', async () => {
  const tab = await openTab(added);
  const proof = { currentPassword: freelancer.password };
  expect(await tab.client.account.requestDeletion(proof)).toMatchObject({ isAccount: true });
  await eraseLater(16);
  const left = (await readTable()).filter((item) => item.includes(freelancer.email));
  expect(left.filter((item) => !item.includes('"pk":"MAIL#'))).toEqual([]);
});

async function eraseLater(days: number) {
  const deps = await getDeps();
  const now = () => new Date(Date.now() + days * 86_400_000);
  await eraseAccounts({ ...deps, now, endBilling: async () => undefined });
}
