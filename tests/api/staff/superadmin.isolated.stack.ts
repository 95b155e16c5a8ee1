import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderPayment } from '#functions/domain/billing/ports.ts';
import { recordPayment } from '#functions/domain/billing/record-payment.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { openMemberPorts } from '#functions/wiring/members.ts';
import { openUserPorts } from '#functions/wiring/staff/users.ts';
import { createFirstSuperadmin } from '#infra/local/first-superadmin.ts';
import { cents } from '#shared/domain/money.ts';
import { readMails, waitForLink } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-superadmin-'));
let stack: TestStack;
let staff: Agent;
let schoolAdmin: Agent;
let lawAdmin: Agent;
let school: Awaited<ReturnType<typeof openTenant>>;
let schoolId: string;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  staff = await openStaff(stack.url, 'superadmin', 'gpt');
  schoolAdmin = await openStaff(stack.url, 'domain-admin', 'edgpt');
  lawAdmin = await openStaff(stack.url, 'domain-admin', 'law');
  school = await openTenant(stack.url, 'Listed Academy', 'edgpt', stack.smallSiteUrl);
  schoolId = (await school.agent.client.account.get({})).organisation?.organisationId ?? '';
  await openTenant(stack.url, 'Listed Lawyers', 'law', stack.smallSiteUrl);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The current dashboard, without what was cached seconds ago. */
async function readDashboard(agent: Agent = staff) {
  const { snapshots } = openUserPorts(await getDeps());
  await snapshots.drop(['all', 'edgpt', 'law']);
  return agent.client.superadmin.getDashboard({});
}

async function readSchoolRow() {
  const { users } = await staff.client.superadmin.searchUsers({ query: school.email });
  const [row] = users;
  if (!row) throw new Error('The school is not in the list');
  return row;
}

describe('the staff dashboard', () => {
  test('counts each brand and lists its newest trials', async () => {
    const { conversionId } = school;
    const { client } = openAgent(stack.url);
    await client.conversations.recordVisit({ conversionId });
    await client.chat.sendMessage({ message: 'What does it cost?', platform: 'edgpt' });
    const dashboard = await readDashboard();
    expect(
      dashboard.trialVsCustomers.map(({ brandId, totalTrials, activeTrials }) => [
        brandId,
        totalTrials,
        activeTrials,
      ]),
    ).toEqual([
      ['edgpt', 1, 1],
      ['law', 1, 1],
      ['tax', 0, 0],
      ['cpa', 0, 0],
      ['broker', 0, 0],
      ['gpt', 0, 0],
    ]);
    expect(dashboard.visitorAnalytics[0]).toMatchObject({
      ...{ domain: 'EdGPT.ai', todayVisitors: 1, weeklyVisitors: 1, monthlyVisitors: 1, totalVisitors: 1 },
    });
    expect(dashboard.chatSentiments[0]).toMatchObject({ totalChats: 1 });
    expect(dashboard.trialUsers.map(({ organisation }) => organisation)).toEqual([
      'Listed Lawyers',
      'Listed Academy',
    ]);
    expect(dashboard.billingManager).toMatchObject({ totalRevenue: 0, totalCancellations: 0 });
  });

  test('shows a domain admin only their own brand, without the list of sub-admins', async () => {
    const dashboard = await readDashboard(lawAdmin);
    expect(dashboard.trialVsCustomers.map(({ brandId }) => brandId)).toEqual(['law']);
    expect(dashboard.billingManager.revenueByDomain.map(({ brandId }) => brandId)).toEqual(['law']);
    expect(dashboard.trialUsers.map(({ organisation }) => organisation)).toEqual(['Listed Lawyers']);
    expect(dashboard.subAdminUsers).toEqual([]);
    await expect(lawAdmin.client.superadmin.getDashboard({ platform: 'edgpt' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('a customer', () => {
  test('edited by two people from the same row is changed once, and the log records the change', async () => {
    const { version } = await readSchoolRow();
    const rename = (name: string) => staff.client.superadmin.updateUser({ id: schoolId, version, name });
    const results = await Promise.allSettled([rename('Ana Ruiz'), rename('Berta Ruiz')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await readSchoolRow()).name).toBe((await school.agent.client.account.get({})).name);
    const { actions } = await staff.client.superadmin.listActions({});
    expect(actions[0]).toMatchObject({
      customer: 'Listed Academy',
      deed: { kind: 'customer-changed', what: 'Changed the name' },
    });
  });

  test('is changed only by the admin of its domain, who cannot choose a plan', async () => {
    const { superadmin } = lawAdmin.client;
    await expect(superadmin.updateUser({ id: schoolId, phone: '1' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await schoolAdmin.client.superadmin.updateUser({ id: schoolId, phone: '(541) 555-0199' });
    expect((await readSchoolRow()).phone).toBe('(541) 555-0199');
    await expect(
      schoolAdmin.client.superadmin.updateUser({ id: schoolId, status: 'converted', plan: 'growth' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('can change name and phone, and staff see it in their list', async () => {
    await school.agent.client.account.update({ name: 'Clara Ruiz', phone: '(541) 555-0123' });
    expect(await readSchoolRow()).toMatchObject({ name: 'Clara Ruiz', phone: '(541) 555-0123' });
    expect(await school.agent.client.account.get({})).toMatchObject({ name: 'Clara Ruiz' });
  });

  test('signs in with an address that staff entered; the old address is notified, and an address in use is refused', async () => {
    const old = school.email;
    const other = await openTenant(stack.url, 'Second Academy', 'edgpt', stack.smallSiteUrl);
    await expect(
      staff.client.superadmin.updateUser({ id: schoolId, email: other.email }),
    ).rejects.toMatchObject({ code: 'ACCOUNT_EXISTS' });
    await staff.client.superadmin.updateUser({ id: schoolId, email: 'New@listed.example' });
    school = { ...school, email: 'new@listed.example' };
    await openAgent(stack.url).signIn(school.email, school.password);
    await expect
      .poll(async () => (await readMails(stack.url, old)).map(({ subject }) => subject), { timeout: 30_000 })
      .toContain('The email address of your EdGPT.ai account was changed');
  });

  test('moves from trial to plan to cancelled, and each is counted once', async () => {
    const { superadmin } = staff.client;
    const ofSchools = async () => {
      const { trialVsCustomers, billingManager } = await readDashboard();
      const [{ activeTrials, totalCustomers, paidCustomers } = {}] = trialVsCustomers;
      const { totalCancellations, revenueLost } = billingManager;
      return { activeTrials, totalCustomers, paidCustomers, totalCancellations, revenueLost };
    };
    const before = await ofSchools();
    await superadmin.updateUser({
      id: schoolId,
      endDate: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    });
    expect(await ofSchools()).toEqual(before);
    await superadmin.updateUser({ id: schoolId, status: 'converted', plan: 'growth' });
    expect(await ofSchools()).toMatchObject({
      ...{ activeTrials: (before.activeTrials ?? 0) - 1, totalCustomers: 1, paidCustomers: 1 },
    });
    const { customerUsers } = await readDashboard();
    expect(customerUsers).toMatchObject([{ id: schoolId, status: 'active', plan: 'growth' }]);
    await superadmin.updateUser({ id: schoolId, status: 'cancelled' });
    expect(await ofSchools()).toMatchObject({
      ...{ totalCustomers: 1, paidCustomers: 0, totalCancellations: 1, revenueLost: 9900 },
    });
    await expect(superadmin.updateUser({ id: schoolId, status: 'past_due' })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    await superadmin.updateUser({ id: schoolId, status: 'active', plan: 'starter' });
    expect(await ofSchools()).toMatchObject({ totalCustomers: 1, paidCustomers: 1 });
  });

  test('adds revenue once however often a payment is reported, less refunds', async () => {
    const ports = openBillingPorts(await getDeps());
    const tell = (refundedCents: number) => {
      const found: ProviderPayment = {
        ...{ paymentId: 'payment-1', customerId: 'customer-1', description: 'Starter', dispute: undefined },
        ...{ paidCents: cents(9900), taxCents: cents(0), refundedCents: cents(refundedCents) },
        ...{ paidAt: new Date().toISOString(), ownInvoiceId: undefined },
      };
      const provider = { ...ports.provider, readPayment: async () => found };
      return recordPayment(
        { ...ports, provider },
        { organisationId: schoolId, brandId: 'edgpt' },
        'payment-1',
      );
    };
    await Promise.all([1, 2, 3].map(() => tell(0)));
    await Promise.all([1, 2].map(() => tell(900)));
    const { billingManager, customerUsers } = await readDashboard();
    expect(billingManager).toMatchObject({ totalRevenue: 9000, monthlyRevenue: 9000 });
    expect(customerUsers[0]?.revenue).toBe(9000);
  });

  test('who is signed out everywhere is refused at the next call, members too, and may sign in again', async () => {
    const { agent, email, password } = await openTenant(
      stack.url,
      'Stolen Laptop School',
      'edgpt',
      stack.smallSiteUrl,
    );
    const id = (await agent.client.account.get({})).organisation?.organisationId ?? '';
    const member = await openStaff(stack.url, 'member', 'edgpt', id);
    await openMemberPorts(await getDeps()).members.add(id, member.userId);
    await expect(lawAdmin.client.superadmin.endSessions({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const { client } of [agent, member]) await client.account.get({});
    await schoolAdmin.client.superadmin.endSessions({ id });
    for (const { client } of [agent, member]) {
      await expect(client.account.get({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(client.auth.refresh({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    await school.agent.client.account.get({});
    await agent.signIn(email, password);
    const { actions } = await staff.client.superadmin.listActions({});
    expect(actions[0]).toMatchObject({
      customer: 'Stolen Laptop School',
      deed: { kind: 'customer-changed', subject: id, what: 'Signed everyone out on every device' },
    });
  });

  test('who is deleted disappears from every list and is signed out at once', async () => {
    const spam = await openTenant(stack.url, 'Spam School', 'edgpt', stack.smallSiteUrl);
    const id = (await spam.agent.client.account.get({})).organisation?.organisationId ?? '';
    await staff.client.superadmin.removeUser({ id });
    await expect(spam.agent.client.account.get({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { users } = await staff.client.superadmin.searchUsers({ query: 'Spam School' });
    expect(users).toEqual([]);
    await expect(staff.client.superadmin.removeUser({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the printed password of the first superadmin', () => {
  test('ends after three days, and a mailed link replaces it', async () => {
    const { email = '', password = '' } = stack.superadmin ?? {};
    const { client } = openAgent(stack.url);
    const login = () => client.superadmin.login({ email, password, newPassword: 'a password of my own' });
    const { users } = await getDeps();
    const { userId = '', passwordExpiresAt = '' } = (await users.findByEmail(email)) ?? {};
    expect(Date.parse(passwordExpiresAt) - Date.now()).toBeLessThanOrEqual(3 * 86_400_000);
    await users.update(userId, { passwordExpiresAt: new Date().toISOString() });
    await expect(login()).rejects.toMatchObject({ code: 'PASSWORD_EXPIRED' });
    await client.auth.requestPasswordReset({ email });
    const token = await waitForLink(stack.url, email, '/user/reset-password');
    await client.auth.resetPassword({ token, password: 'a better horse' });
    expect(await client.superadmin.login({ email, password: 'a better horse' })).toMatchObject({
      outcome: 'second-factor-setup-required',
    });
  });

  test('of an older installation ends too, and a chosen one does not', async () => {
    const { email = '' } = stack.superadmin ?? {};
    const { users } = await getDeps();
    const { userId = '' } = (await users.findByEmail(email)) ?? {};
    const readExpiry = async () => (await users.find(userId))?.passwordExpiresAt;
    await createFirstSuperadmin();
    expect(await readExpiry()).toBeUndefined();
    await users.update(userId, { passwordChangedAt: null });
    await createFirstSuperadmin();
    expect(await readExpiry()).toBeDefined();
  });
});
