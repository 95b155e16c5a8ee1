import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getDeps } from '#functions/wiring/deps.ts';
import { staffCallbackPath } from '#shared/domain/identity-provider.ts';
import { makeCode } from '#tests/support/callers/make-code.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { testForgeries } from '#tests/support/servers/forgeries.ts';
import { type Issuer, type Person, startIssuer } from '#tests/support/servers/issuer.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-staff-provider-'));
const host = 'login.maple-grove.org';
const secret = 'a secret that nobody may see';
const settings = {
  STAFF_OIDC_ISSUER: `https://${host}`,
  STAFF_OIDC_CLIENT_ID: 'gptsites',
  STAFF_OIDC_CLIENT_SECRET: secret,
  STAFF_OIDC_DOMAINS: 'staff.example,other.example',
  STAFF_OIDC_GROUP: 'groups=operators',
  STAFF_OIDC_SECOND_STEP: 'provider',
  STAFF_OIDC_PASSWORD_OF: 'break-glass@staff.example',
};
let stack: TestStack;
let issuer: Issuer;
let superadmin: Awaited<ReturnType<typeof openStaff>>;

beforeAll(async () => {
  Object.assign(process.env, settings);
  issuer = await startIssuer(host);
  stack = await startTestStack(dataDir, [`${host}=127.0.0.1:${issuer.port}`]);
  // Machines need not resolve the hub's name below localhost.
  Object.assign(await getDeps(), { siteOrigin: () => stack.url });
  issuer.register('gptsites', secret, `${stack.url}${staffCallbackPath}`);
  superadmin = await openStaff(stack.url, 'superadmin', 'gpt');
});
afterEach(() => issuer.forge(undefined));
afterAll(async () => {
  await stack?.stop();
  await issuer?.stop();
  for (const name of Object.keys(settings)) delete process.env[name];
  rmSync(dataDir, { recursive: true, force: true });
});

const member = (email: string, changes: Person = {}): Person => ({
  ...{ email, email_verified: true, groups: ['others', 'operators'] },
  ...changes,
});

/** From the button to the reply. */
async function signIn(subject: string, person: Person, browser = openAgent(stack.url)) {
  issuer.people.set(subject, person);
  const { url } = await browser.client.identityProvider.beginStaff({ returnPath: '/monitor' });
  const query = await issuer.signIn(url, subject);
  return browser.client.identityProvider.finishStaff({ query });
}

const refused = (subject: string, person: Person) =>
  expect(signIn(subject, person)).rejects.toMatchObject({ code: 'FORBIDDEN' });

testForgeries({
  stackUrl: () => stack.url,
  cookie: 'staff-session',
  issuer: () => issuer,
  subject: 'superadmin',
  person: () => member(superadmin.email),
  begin: ({ client }) => client.identityProvider.beginStaff({}),
  finish: ({ client }, query) => client.identityProvider.finishStaff({ query }),
});

describe('a sign-in of staff', () => {
  test('opens the dashboard of an account that exists, and stands in the staff log', async () => {
    const browser = openAgent(stack.url);
    const reply = await signIn('superadmin', member(superadmin.email), browser);
    if (reply.outcome !== 'signed-in') throw new Error(reply.outcome);
    expect(reply).toMatchObject({ returnPath: '/monitor', user: { userId: superadmin.userId } });
    browser.setToken(reply.tokens.accessToken);
    const { actions } = await browser.client.superadmin.listActions({});
    expect(actions.map(({ deed }) => deed)).toContainEqual(
      expect.objectContaining({ kind: 'signed-in', isByProvider: true }),
    );
  });

  test('is refused for who is not of the staff, not of its domains and group, or not said to be', async () => {
    const email = superadmin.email;
    await refused('u1', member(email, { email_verified: false }));
    await refused('u2', { email, groups: ['operators'] });
    await refused('u3', member('someone@elsewhere.example'));
    await refused('u4', member(email, { groups: ['others'] }));
    await refused('u5', { email, email_verified: true });
    await refused('u6', member('nobody@staff.example'));
    await refused('u7', { groups: ['operators'] });
    // The address of another person, who is linked.
    await refused('u8', member(email));
    // Who is linked, but has left the domain or the group.
    await refused('superadmin', member('superadmin@elsewhere.example'));
    await refused('superadmin', member(email, { groups: [] }));
    expect(await (await getDeps()).users.findByEmail('nobody@staff.example')).toBeUndefined();
  });

  test('is refused for a customer with an address of the domain, and for blocked staff', async () => {
    const deps = await getDeps();
    const { agent, email } = await openTenant(stack.url, 'Customer', 'edgpt', stack.smallSiteUrl);
    Object.assign(deps.staffProvider ?? {}, { domains: ['staff.example', email.split('@')[1]] });
    await refused('customer', member(email));
    expect((await agent.client.account.get({})).email).toBe(email);
    const blocked = await openStaff(stack.url, 'domain-admin', 'law');
    await deps.users.update(blocked.userId, { deactivatedAt: deps.now().toISOString() });
    await refused('blocked', member(blocked.email));
  });

  test('accepts the invitation of who never chose a password', async () => {
    const deps = await getDeps();
    const email = 'invited@staff.example';
    const invitation = { name: 'Invited', email, brandId: 'law', role: 'domain-admin' } as const;
    const { inviteSubAdmin } = await import('#functions/domain/staff/invite-sub-admin.ts');
    const { id } = await inviteSubAdmin(deps, superadmin, invitation);
    expect(await signIn('invited', member(email))).toMatchObject({ user: { userId: id } });
    expect(await deps.subAdmins.find(id)).toMatchObject({ isInvited: false });
  });

  test('asks for the own code unless the provider holds the second step, and forgives a wrong one', async () => {
    const { staffProvider } = await getDeps();
    Object.assign(staffProvider ?? {}, { holdsSecondStep: false });
    const { email } = await openStaff(stack.url, 'domain-admin', 'tax');
    const browser = openAgent(stack.url);
    const finish = (agent: Agent, code: string) => agent.client.identityProvider.finishStaff({ code });
    try {
      const first = await signIn('tax', member(email), browser);
      if (first.outcome !== 'second-factor-setup-required') throw new Error(first.outcome);
      const code = makeCode(first.setup.secret);
      expect(browser.cookies.has('staff-session')).toBe(false);
      await expect(finish(openAgent(stack.url), code)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
      const done = await finish(browser, code);
      expect(done).toMatchObject({ outcome: 'signed-in', returnPath: '/monitor' });
      expect(done.outcome === 'signed-in' && done.recoveryCodes).toHaveLength(8);
      const again = openAgent(stack.url);
      expect(await signIn('tax', member(email), again)).toEqual({ outcome: 'second-factor-required' });
      await expect(finish(again, code)).rejects.toMatchObject({ code: 'WRONG_CODE' });
      const next = makeCode(first.setup.secret, 1);
      const cookies = new Map(again.cookies);
      expect(await finish(again, next)).toMatchObject({ outcome: 'signed-in' });
      const replay = openAgent(stack.url);
      for (const [name, value] of cookies) replay.cookies.set(name, value);
      await expect(finish(replay, next)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    } finally {
      Object.assign(staffProvider ?? {}, { holdsSecondStep: true });
    }
  });

  test('and one of a customer do not open each other’s door', async () => {
    const browser = openAgent(stack.url);
    const { url } = await browser.client.identityProvider.beginStaff({});
    const query = await issuer.signIn(url, 'superadmin');
    await expect(browser.client.identityProvider.finish({ query })).rejects.toMatchObject({
      code: 'LINK_EXPIRED',
    });
  });
});

test('a password of staff opens no door any more, but for the one account that is named', async () => {
  const { users } = await getDeps();
  const staff = await openStaff(stack.url, 'domain-admin', 'law');
  const { auth, superadmin: door } = openAgent(stack.url).client;
  for (const login of [auth.login, door.login]) {
    const right = { email: staff.email, password: staff.password };
    await expect(login(right)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(login({ ...right, password: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  }
  await users.update(staff.userId, { email: settings.STAFF_OIDC_PASSWORD_OF });
  expect(await door.login({ email: staff.email, password: staff.password })).toMatchObject({
    outcome: 'second-factor-setup-required',
  });
});

test('without a provider there is no way in by one', async () => {
  const deps = await getDeps();
  const { staffProvider } = deps;
  const { describeStaff, beginStaff } = openAgent(stack.url).client.identityProvider;
  expect(await describeStaff({})).toEqual({ isOn: true });
  Object.assign(deps, { staffProvider: undefined });
  try {
    expect(await describeStaff({})).toEqual({ isOn: false });
    await expect(beginStaff({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  } finally {
    Object.assign(deps, { staffProvider });
  }
});
