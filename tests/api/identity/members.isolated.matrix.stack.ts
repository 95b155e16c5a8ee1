import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDeps } from '#functions/wiring/deps.ts';
import { sayRole } from '#shared/domain/organisation-role.ts';
import { makeCode } from '#tests/support/callers/make-code.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { eraseAccounts } from '#tests/support/stacks/sweeper.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-members-'));
const password = 'correct horse battery';
const guest = { name: 'Ines Ortiz', email: 'ines@maple-grove.org' };
let stack: TestStack;
let school: Awaited<ReturnType<typeof openTenant>>;
let other: Awaited<ReturnType<typeof openTenant>>;
let member: Agent;
let memberId: string;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  school = await openTenant(stack.url, 'Inviting Academy', 'edgpt', stack.smallSiteUrl);
  other = await openTenant(stack.url, 'Other Academy', 'edgpt', stack.smallSiteUrl);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an invited member chooses a password, signs in with it alone, and manages the assistant', async () => {
  const { members } = school.agent.client;
  await members.invite(guest);
  const first = await waitForLink(stack.url, guest.email, '/user/invitation');
  const invited = await members.invite(guest);
  memberId = invited.id;
  expect(await members.list({})).toEqual({ members: [invited], asksSecondFactor: false });
  expect(invited).toMatchObject({ ...guest, status: 'active', isInvited: true });
  const token = await waitForLink(stack.url, guest.email, '/user/invitation', { count: 2 });

  member = openAgent(stack.url);
  const { auth, account, inbox, dashboard, billing } = member.client;
  expect(await auth.acceptInvitation({ token, password })).toMatchObject({ role: 'member' });
  await expect(auth.acceptInvitation({ token: first, password })).rejects.toMatchObject({
    code: 'LINK_EXPIRED',
  });
  await member.signIn(guest.email, password);

  const { conversionId } = school;
  expect(await account.get({})).toMatchObject({
    ...{ isMember: true, organisationRole: 'editor', conversionIds: [conversionId] },
  });
  expect(await dashboard.get({ conversionId })).toMatchObject({ conversionId });
  expect(await inbox.listOwn({})).toEqual({ messages: [] });
  await expect(billing.get({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(member.client.members.invite(guest)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(account.requestDeletion({ currentPassword: password })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(dashboard.get({ conversionId: other.conversionId })).rejects.toMatchObject({
    code: 'CONVERSION_NOT_FOUND',
  });
  await expect(other.agent.client.members.remove({ id: memberId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a role counts from the next call on, and only the owner changes it', async () => {
  const { members } = school.agent.client;
  const { conversionId } = school;
  const { dashboard, account, members: own } = member.client;
  expect(await members.change({ id: memberId, role: 'viewer' })).toMatchObject({ role: 'viewer' });
  await expect(dashboard.saveShare({ conversionId, isListed: false })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: sayRole('viewer'),
  });
  await expect(own.change({ id: memberId, role: 'editor' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await dashboard.get({ conversionId })).toMatchObject({ conversionId });
  expect(await account.update({ name: guest.name, phone: '1' })).toMatchObject({
    organisationRole: 'viewer',
  });
  await members.change({ id: memberId, role: 'editor' });
  await dashboard.saveShare({ conversionId, isListed: false });
});

test('an organisation may ask everybody for an authenticator app: who has none sets it up at the next sign-in', async () => {
  const { members } = school.agent.client;
  expect(await members.saveRules({ asksSecondFactor: true })).toEqual({ asksSecondFactor: true });
  expect(await members.list({})).toMatchObject({ asksSecondFactor: true });
  await expect(member.client.account.get({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const { auth, account } = member.client;
  const asked = await auth.login({ email: guest.email, password });
  if (asked.outcome !== 'second-factor-setup-required') throw new Error(asked.outcome);
  const code = makeCode(asked.setup.secret);
  const signedIn = await auth.login({ email: guest.email, password, code });
  if (signedIn.outcome !== 'signed-in') throw new Error(signedIn.outcome);
  member.setToken(signedIn.tokens.accessToken);
  const [recoveryCode = ''] = signedIn.recoveryCodes;
  await expect(
    account.disableSecondFactor({ currentPassword: password, code: recoveryCode }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await members.saveRules({ asksSecondFactor: false });
  await account.disableSecondFactor({ currentPassword: password, code: recoveryCode });
  await school.agent.client.account.get({});
});

test('one’s own address and a member’s are refused, and an account elsewhere is invited like a new address', async () => {
  const { members } = school.agent.client;
  for (const { email } of [school, guest])
    await expect(members.invite({ name: 'Sam', email })).rejects.toMatchObject({ code: 'CONFLICT' });
  const [elsewhere, unknown] = [
    await members.invite({ name: 'Sam', email: other.email }),
    await members.invite({ name: 'Sam', email: 'sam@maple-grove.org' }),
  ];
  expect({ ...elsewhere, id: '', email: '' }).toEqual({ ...unknown, id: '', email: '' });
  for (const { id } of [elsewhere, unknown]) await members.remove({ id });
});

test('a deactivated member is signed out at once and can be reactivated; removing a member erases the member but not the organisation', async () => {
  const { members } = school.agent.client;
  await members.change({ id: memberId, status: 'inactive' });
  await expect(member.client.account.get({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(member.client.auth.login({ email: guest.email, password })).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
  expect(await members.change({ id: memberId, status: 'active' })).toMatchObject({ status: 'active' });
  expect(await member.client.auth.login({ email: guest.email, password })).toMatchObject({
    outcome: 'signed-in',
  });
  await members.remove({ id: memberId });
  expect(await members.list({})).toMatchObject({ members: [] });
  await eraseNow();
  expect((await readTable()).filter((item) => item.includes(`USER#${memberId}`))).toEqual([]);
  expect(await school.agent.client.dashboard.get({})).toMatchObject({ conversionId: school.conversionId });
});

test('deleting the owner’s account deletes its members', async () => {
  const email = 'last@maple-grove.org';
  await school.agent.client.members.invite({ name: 'Last', email });
  await (await getDeps()).users.update((await school.agent.client.account.get({})).userId, {
    deletionDueAt: new Date().toISOString(),
  });
  await eraseNow();
  const left = (await readTable()).filter((item) => item.includes(email) && !item.includes('"pk":"MAIL#'));
  expect(left).toEqual([]);
});

test('a sub-admin chooses a password through the mailed link, sees one domain, and is signed out when deactivated or on request', async () => {
  const staff = await openStaff(stack.url, 'superadmin', 'gpt');
  const schoolAdmin = await openStaff(stack.url, 'domain-admin', 'edgpt');
  const email = 'ines@staff.example';
  const { user } = await staff.client.superadmin.addUser({ name: 'Ines Ortiz', email, domain: 'EdGPT.ai' });
  expect(user).toMatchObject({
    domain: 'EdGPT.ai',
    role: 'Domain Admin',
    status: 'active',
    isInvited: true,
  });
  const token = await waitForLink(stack.url, email, '/user/invitation');
  const { client, setToken } = openAgent(stack.url);
  expect((await client.auth.acceptInvitation({ token, password })).role).toBe('domain-admin');
  await expect(client.auth.acceptInvitation({ token, password })).rejects.toMatchObject({
    code: 'LINK_EXPIRED',
  });
  expect((await client.superadmin.login({ email, password })).outcome).toBe('second-factor-setup-required');
  const { subAdminUsers } = await staff.client.superadmin.getDashboard({});
  expect(subAdminUsers).toMatchObject([{ email, isInvited: false, status: 'active' }]);
  await staff.client.superadmin.updateUser({ id: user.id, status: 'inactive' });
  await expect(client.superadmin.login({ email, password })).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
  await staff.client.superadmin.updateUser({ id: user.id, status: 'active' });
  const asked = await client.superadmin.login({ email, password });
  if (asked.outcome !== 'second-factor-setup-required') throw new Error(asked.outcome);
  const code = makeCode(asked.setup.secret);
  const signedIn = await client.superadmin.login({ email, password, code });
  if (signedIn.outcome !== 'signed-in') throw new Error(signedIn.outcome);
  setToken(signedIn.tokens.accessToken);
  await client.account.get({});
  await expect(schoolAdmin.client.superadmin.endSessions({ id: user.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await staff.client.superadmin.endSessions({ id: user.id });
  await expect(client.account.get({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(
    staff.client.superadmin.addUser({ name: 'Ines Ortiz', email, domain: 'LawFirmGPT.ai' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});

async function eraseNow() {
  await eraseAccounts({ ...(await getDeps()), endBilling: async () => undefined });
}
