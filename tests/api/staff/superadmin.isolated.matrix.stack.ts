import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderPayment } from '#functions/domain/billing/ports.ts';
import { recordPayment } from '#functions/domain/billing/record-payment.ts';
import { applyDueChanges } from '#functions/domain/email-change/apply-due-changes.ts';
import { openSession } from '#functions/domain/identity/session/open-session.ts';
import { withoutProvider } from '#functions/services/payments/without-provider.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { readMails, waitForLink } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { failConversionOf } from '#tests/support/data/fail-conversion.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-superadmin-'));
let stack: TestStack;
let staff: Awaited<ReturnType<typeof openStaff>>;
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
  const { snapshots } = await getDeps();
  await snapshots.drop(['all', 'edgpt', 'law']);
  return agent.client.superadmin.getDashboard({});
}

const readSchoolRow = () => readRow(school.email);

const readSchoolCustomer = async () =>
  (await staff.client.superadmin.searchUsers({ kind: 'customer', query: school.email })).users[0];

async function readRow(query: string) {
  const { users } = await staff.client.superadmin.searchUsers({ query });
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
    await expect(superadmin.updateUser({ id: schoolId, phone: '(541) 555-0100' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      schoolAdmin.client.superadmin.updateUser({ id: schoolId, phone: 'notaphone' }),
    ).rejects.toMatchObject({ code: 'VALIDATION', issues: [{ field: 'phone' }] });
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

  test('moves from trial to plan to cancelled, and counts as no customer before a payment', async () => {
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
      ...{ activeTrials: (before.activeTrials ?? 0) - 1, totalCustomers: 0, paidCustomers: 0 },
    });
    expect(await readSchoolCustomer()).toMatchObject({ isBilled: false });
    const { customerUsers } = await readDashboard();
    expect(customerUsers).toMatchObject([{ id: schoolId, status: 'active', plan: 'growth' }]);
    await superadmin.updateUser({ id: schoolId, status: 'cancelled' });
    expect(await ofSchools()).toMatchObject({
      ...{ totalCustomers: 0, paidCustomers: 0, totalCancellations: 0, revenueLost: 0 },
    });
    const mails = async () => (await readMails(stack.url, school.email)).map(({ subject }) => subject);
    await expect.poll(mails).toContain('Your plan has ended: Listed Academy');
    await expect(superadmin.updateUser({ id: schoolId, status: 'past_due' })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    await superadmin.updateUser({ id: schoolId, status: 'active', plan: 'starter' });
    expect(await ofSchools()).toMatchObject({ totalCustomers: 0, paidCustomers: 0 });
  });

  test('adds revenue and its tax once however often a payment is reported, less refunds', async () => {
    const ports = await getDeps();
    const tell = (refundedCents: number) => {
      const found: ProviderPayment = {
        ...{ paymentId: 'payment-1', customerId: 'customer-1', description: 'Starter', dispute: undefined },
        ...{ paidCents: cents(10_890), taxCents: cents(990), refundedCents: cents(refundedCents) },
        ...{ paidAt: new Date().toISOString(), ownInvoiceId: undefined },
      };
      const provider = { ...withoutProvider, readPayment: async () => found };
      return recordPayment(
        { ...ports, provider },
        { organisationId: schoolId, brandId: 'edgpt' },
        'payment-1',
      );
    };
    await Promise.all([1, 2, 3].map(() => tell(0)));
    await Promise.all([1, 2].map(() => tell(990)));
    const { billingManager, customerUsers, trialVsCustomers } = await readDashboard();
    expect(billingManager).toMatchObject({
      ...{ totalRevenue: 9000, monthlyRevenue: 9000 },
      ...{ totalTax: 900, monthlyTax: 900 },
    });
    expect(trialVsCustomers[0]).toMatchObject({ totalCustomers: 1, paidCustomers: 1 });
    expect(customerUsers[0]).toMatchObject({ revenue: 9000, tax: 900 });
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

test('one search finds customers of every kind by member, phone and status, with sums, and stays in a domain', async () => {
  const { superadmin } = staff.client;
  const find = async (search: Parameters<typeof superadmin.searchUsers>[0], agent: Agent = staff) => {
    const { users, totals } = await agent.client.superadmin.searchUsers({ kind: 'any', ...search });
    expect(totals.customers).toBe(users.length);
    return users.map(({ organisation }) => organisation);
  };
  const member = await openStaff(stack.url, 'member', 'edgpt', schoolId);
  expect(await find({ query: member.email })).toEqual(['Listed Academy']);
  expect(await find({ query: member.email }, lawAdmin)).toEqual([]);
  expect(await find({ query: '541.555.0123' })).toEqual(['Listed Academy']);
  expect(await find({ status: 'active', kind: 'customer' })).toEqual(['Listed Academy']);
  expect(await find({ plan: 'starter' })).toEqual(['Listed Academy']);
  expect(await find({ query: 'LISTED', sort: 'organisation', order: 'asc' })).toEqual([
    'Listed Academy',
    'Listed Lawyers',
  ]);
  expect(await find({ query: 'listed' }, lawAdmin)).toEqual(['Listed Lawyers']);
  const { totals } = await superadmin.searchUsers({ kind: 'customer' });
  expect(totals).toMatchObject({
    customers: 1,
    revenue: 9000,
    tax: 900,
    statuses: { active: 1, cancelled: 0 },
  });
  const unlucky = await openTenant(stack.url, 'Unlucky Academy', 'edgpt', stack.smallSiteUrl);
  const { agent, conversionId, email } = unlucky;
  await followConversion(agent.client, conversionId);
  await failConversionOf(conversionId);
  expect(await find({ status: 'failed' })).toEqual(['Unlucky Academy']);
  expect(await find({ status: 'failed' }, lawAdmin)).toEqual([]);
  expect(await readRow('Unlucky')).toMatchObject({ conversionId, hasFailed: true, isUnconfirmed: true });
  const { users } = await getDeps();
  await users.update((await users.findByEmail(email))?.userId ?? '', {
    emailConfirmedAt: new Date().toISOString(),
  });
  expect(await readRow('Unlucky')).toMatchObject({ isUnconfirmed: false });
});

test('what a search finds is downloaded as CSV, and the log says how many', async () => {
  const { superadmin } = staff.client;
  const { content, next } = await superadmin.exportUsers({ kind: 'any', query: 'listed' });
  expect(next).toBeUndefined();
  const [head, ...rows] = content.trim().split('\r\n');
  expect(head).toContain('"Signed up","Name","Organization","Email"');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('"Listed Academy"');
  const { actions } = await superadmin.listActions({});
  expect(actions[0]?.deed).toEqual({ kind: 'customers-exported', customers: 2 });
  expect((await lawAdmin.client.superadmin.exportUsers({ kind: 'any' })).content).not.toContain('Academy');
});

test('a letter goes to everyone whom a search finds, once, under each brand, and only if the number was confirmed', async () => {
  const { superadmin } = staff.client;
  const letter = {
    ...({ kind: 'any', query: 'listed', about: 'account' } as const),
    ...{ subject: 'For {organization}', message: 'Something new.\n\nFor {organization}.' },
    mailingId: crypto.randomUUID(),
  };
  await expect(superadmin.mailUsers({ ...letter, expected: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
  const unknown = { ...letter, message: 'Something new for {organisation}.', expected: 2 };
  await expect(superadmin.mailUsers(unknown)).rejects.toMatchObject({
    issues: [{ field: 'message', message: expect.stringContaining('Write {organization} or {trial end}') }],
  });
  expect(await superadmin.previewLetter({ ...letter, sendsToMe: true })).toMatchObject({
    ...{ subject: 'For Listed Academy', isWaiting: true, sentTo: staff.email },
    text: expect.stringContaining('For Listed Academy.'),
    recipients: { counted: 2, confirmed: 0, waiting: 2, leftOut: 0 },
  });
  await expect
    .poll(() => readMails(stack.url, staff.email))
    .toMatchObject([{ subject: 'For Listed Academy' }]);
  // Neither address has confirmed.
  const all = { sent: 0, waiting: 2, declined: 0 };
  expect(await superadmin.mailUsers({ ...letter, expected: 2 })).toEqual(all);
  expect(await superadmin.mailUsers({ ...letter, expected: 2 }), 'sent again').toEqual({
    ...{ sent: 0, waiting: 0, declined: 0 },
  });
  const { actions } = await superadmin.listActions({});
  expect(actions[0]?.deed).toEqual({ kind: 'customers-mailed', customers: 2, about: 'account' });
  const held = { kind: 'mail', subject: 'For Listed Academy', state: 'waits', cause: 'unconfirmed' };
  await expect
    .poll(async () => (await superadmin.getTimeline({ id: schoolId })).events)
    .toContainEqual(expect.objectContaining(held));
  await expect(schoolAdmin.client.superadmin.mailUsers({ ...letter, expected: 1 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a timeline tells a customer’s signup, conversion, chats, mails, payments and what staff did, to its own staff', async () => {
  const { events } = await staff.client.superadmin.getTimeline({ id: schoolId });
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  const kinds = new Set(events.map((event) => (event.kind === 'conversion' ? event.to : event.kind)));
  for (const kind of ['signed-up', 'became-customer', 'began', 'chats', 'mail', 'payment', 'staff'])
    expect(kinds).toContain(kind);
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'payment', paidCents: 10_890, refundedCents: 990 }),
  );
  const deeds = events.flatMap((event) => (event.kind === 'staff' ? [event.deed] : []));
  expect(deeds).toContainEqual(expect.objectContaining({ kind: 'plan-set', to: 'growth' }));
  expect(deeds[0]).toMatchObject({ kind: 'customer-seen', subject: school.conversionId });
  const subjects = events.flatMap((event) => (event.kind === 'mail' ? [event.subject] : []));
  expect(subjects).toContainEqual(expect.stringMatching(/^Welcome to EdGPT.ai/));
  // Values stand beside the customer and go with them: the log has ids only.
  const values = { field: 'phone', from: '(541) 555-0142', to: '(541) 555-0199' };
  expect(events).toContainEqual(expect.objectContaining({ kind: 'staff', changes: [values] }));
  const kept = (await readTable()).filter((item) => item.includes(values.to));
  expect(kept.filter((item) => item.includes('STAFF-ACTIONS'))).toEqual([]);
  await expect(lawAdmin.client.superadmin.getTimeline({ id: schoolId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('the log leads to its customers, and is downloaded as CSV, which it notes', async () => {
  const { superadmin } = staff.client;
  const { content, next } = await superadmin.exportActions({});
  expect(next).toBeUndefined();
  expect(content).toContain('"When","Who","What","Customer","Conversion"');
  expect(content).toContain(
    `"For Listed Academy: Changed the name","Listed Academy","${school.conversionId}"`,
  );
  const { actions } = await superadmin.listActions({});
  expect(actions[0]).toMatchObject({ deed: { kind: 'actions-exported' }, conversionId: null });
  const ofSchool = actions.filter(({ customer }) => customer === 'Listed Academy');
  expect(new Set(ofSchool.map(({ conversionId }) => conversionId))).toEqual(new Set([school.conversionId]));
  await expect(schoolAdmin.client.superadmin.exportActions({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('another superadmin is invited by mail with the password of who invites, and can’t lock themselves out', async () => {
  const { superadmin } = staff.client;
  const who = { name: 'Olga Orr', email: 'olga@staff.example' };
  const invite = (currentPassword: string) => superadmin.addSuperadmin({ ...who, currentPassword });
  await expect(invite('a wrong guess')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  const { user } = await invite(staff.password);
  expect(user).toMatchObject({ isSuperadmin: true, domain: 'All domains', isInvited: true });
  expect((await superadmin.listActions({})).actions[0]).toMatchObject({
    ...{ customer: who.name, deed: { kind: 'staff-changed', to: 'invited-superadmin' } },
  });
  const olga = openAgent(stack.url);
  const token = await waitForLink(stack.url, who.email, '/user/invitation');
  const password = 'a horse of her own';
  expect(await olga.client.auth.acceptInvitation({ token, password })).toMatchObject({ role: 'superadmin' });
  expect(await olga.client.superadmin.login({ email: who.email, password })).toMatchObject({
    outcome: 'second-factor-setup-required',
  });
  const device = { audience: 'staff', device: 'Test' } as const;
  const session = await openSession(await getDeps(), { userId: user.id }, device);
  olga.setToken(session.accessToken);
  await expect(olga.client.superadmin.updateUser({ id: user.id, status: 'inactive' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await olga.client.account.changePassword({ currentPassword: password, password: 'another of her own' });
  await superadmin.updateUser({ id: user.id, status: 'inactive' });
  await expect(olga.client.superadmin.getDashboard({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
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
});

// Last, because its clock runs ahead of the log's other entries.
describe('the email address of a customer', () => {
  let mover: Awaited<ReturnType<typeof openTenant>>;
  let moverId: string;
  beforeAll(async () => {
    mover = await openTenant(stack.url, 'Moving Academy', 'edgpt', stack.smallSiteUrl);
    moverId = (await mover.agent.client.account.get({})).organisation?.organisationId ?? '';
  });
  const confirm = (token: string, password?: string) =>
    openAgent(stack.url).client.auth.confirmEmail({ token, ...(password && { password }) });
  const keep = (token: string) => openAgent(stack.url).client.auth.keepEmail({ token });
  const signIn = (email: string) => openAgent(stack.url).signIn(email, mover.password);
  const ask = (agent: Agent, email: string) => agent.client.superadmin.updateUser({ id: moverId, email });
  const linkTo = (email: string, path = '/user/confirm-email', which = {}) =>
    waitForLink(stack.url, email, path, which);
  const applyDue = async (hours: number) => {
    const at = new Date(Date.now() + hours * 3_600_000);
    const ports = await getDeps();
    return applyDueChanges({
      ...ports,
      now: () => at,
      reportItem: (_id, error) => expect.fail(String(error)),
    });
  };

  test('is not taken over by a domain admin who enters an own one', async () => {
    const mine = 'mallory@listed.example';
    const { emailChange, user } = await ask(schoolAdmin, mine);
    expect(emailChange).toMatchObject({ email: mine, isByStaff: true, takesEffectAt: null });
    expect(user).toMatchObject({ email: mover.email, pendingEmail: mine });
    const link = await linkTo(mine);
    await expect(confirm(link)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
    await expect(confirm(link, 'a wrong guess')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await openAgent(stack.url).client.auth.requestPasswordReset({ email: mine });
    expect(await applyDue(24 * 6)).toBe(0);
    await signIn(mover.email);
    await expect(signIn(mine)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const [mail, ...others] = await readMails(stack.url, mine);
    expect(others).toEqual([]);
    expect(mail?.text, 'none of the words of who typed it').not.toMatch(/Moving|Elena/);
  });

  test('changes with the password of the account, which voids every link mailed to the old one', async () => {
    const [old, next] = [mover.email, 'new@listed.example'];
    const welcome = await linkTo(old, '/user/confirm-email', { subject: /^Welcome/ });
    await openAgent(stack.url).client.auth.requestPasswordReset({ email: old });
    const reset = await linkTo(old, '/user/reset-password');
    const other = await openTenant(stack.url, 'Second Academy', 'edgpt', stack.smallSiteUrl);
    await expect(ask(staff, other.email)).rejects.toMatchObject({ code: 'ACCOUNT_EXISTS' });
    const former = await linkTo('mallory@listed.example');
    await ask(schoolAdmin, 'New@listed.example');
    await expect(confirm(former, mover.password)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    const { message } = await confirm(await linkTo(next), mover.password);
    expect(message).toContain(next);
    mover = { ...mover, email: next };
    const { user } = await signIn(next);
    expect(user).toMatchObject({ email: next, isEmailConfirmed: true });
    await expect(signIn(old)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await readRow(mover.email)).toMatchObject({ email: next, pendingEmail: null });
    const { adminUser } = await mover.agent.client.conversions.getBrandProgress({
      ...{ brandId: 'edgpt', conversionId: mover.conversionId },
    });
    expect(adminUser?.email, 'visitors’ messages follow').toBe(next);
    for (const call of [
      () => confirm(welcome),
      () => openAgent(stack.url).client.auth.resetPassword({ token: reset, password: 'a better horse' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    const subjects = async () => (await readMails(stack.url, old)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('The email address of your EdGPT.ai account was changed');
  });

  test('changes by a superadmin after 72 hours, unless the old one refuses in time', async () => {
    const [old, lost] = [mover.email, 'lost@listed.example'];
    await ask(staff, 'refused@listed.example');
    expect((await readRow(old)).pendingEmail).toBe('refused@listed.example');
    const refusal = await linkTo(old, '/user/keep-email');
    await keep(refusal);
    expect((await readRow(old)).pendingEmail).toBeNull();
    expect(await applyDue(73)).toBe(0);
    await expect(keep(refusal)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    await signIn(old);

    const { emailChange } = await ask(staff, lost);
    expect(emailChange?.takesEffectAt).toBeTruthy();
    expect(await applyDue(71)).toBe(0);
    const session = openAgent(stack.url);
    await session.signIn(old, mover.password);
    expect(await applyDue(73)).toBe(1);
    expect(await applyDue(74)).toBe(0);
    await expect(session.client.account.get({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    mover = { ...mover, email: lost };
    expect((await mover.agent.signIn(lost, mover.password)).user.isEmailConfirmed).toBe(false);
    expect((await readRow(mover.email)).email).toBe(lost);
  });

  test('stays when staff cancel a change that is not in effect yet, whoever asked for it', async () => {
    const typed = 'typo@listed.example';
    await mover.agent.client.account.changeEmail({ email: typed, currentPassword: mover.password });
    const link = await linkTo(typed);
    const cancel = (agent: Agent) => agent.client.superadmin.cancelEmailChange({ id: moverId });
    await expect(cancel(lawAdmin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await cancel(schoolAdmin);
    await expect(cancel(schoolAdmin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(confirm(link)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await readRow(mover.email)).toMatchObject({ email: mover.email, pendingEmail: null });
  });

  test('is changed by its owner with the password, once the new one confirms it', async () => {
    const { account } = mover.agent.client;
    const [email, old] = ['own@listed.example', mover.email];
    await expect(account.changeEmail({ email, currentPassword: 'wrong' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const wish = { email, currentPassword: mover.password };
    const { emailChange } = await account.changeEmail(wish);
    expect(await account.get({})).toMatchObject({ email: old, emailChange });
    await account.cancelEmailChange({});
    expect((await account.get({})).emailChange).toBeNull();
    expect((await readRow(old)).pendingEmail).toBeNull();
    await expect(confirm(await linkTo(email))).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    await account.changeEmail(wish);
    await confirm(await linkTo(email, '/user/confirm-email', { count: 2 }));
    mover = { ...mover, email };
    expect(await account.get({}), 'and stays signed in').toMatchObject({ email, emailChange: null });
    await expect(
      staff.client.account.changeEmail({ email: 'own@staff.example', currentPassword: 'wrong' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
