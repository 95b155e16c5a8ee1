import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkProviderDomain } from '#functions/domain/identity-provider/manage-domains.ts';
import { readSurroundings, replaceSurroundings } from '#functions/runtime/network.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { openIdentityProviderPorts } from '#functions/wiring/lazy/open-identity-provider.ts';
import { organizationHeader } from '#shared/domain/organization-header.ts';
import { errorTable } from '#shared/errors.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { testForgeries } from '#tests/support/servers/forgeries.ts';
import { type Issuer, type Person, startIssuer } from '#tests/support/servers/issuer.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-provider-'));
const host = 'login.maple-grove.org';
const domain = 'maple-grove.org';
const clientSecret = 'a secret that nobody may see';
const records = new Map<string, string[]>();
let stack: TestStack;
let issuer: Issuer;
let owner: Awaited<ReturnType<typeof openTenant>>;
let rival: Awaited<ReturnType<typeof openTenant>>;

beforeAll(async () => {
  issuer = await startIssuer(host);
  stack = await startTestStack(dataDir, [`${host}=127.0.0.1:${issuer.port}`]);
  replaceSurroundings({ ...readSurroundings(), lookUpRecords: async (name) => records.get(name) ?? [] });
  owner = await openTenant(stack.url, 'Maple Grove', 'edgpt', stack.smallSiteUrl);
  rival = await openTenant(stack.url, 'Rival Academy', 'edgpt', stack.smallSiteUrl);
  const { callbackUrl } = await owner.agent.client.identityProvider.get({});
  issuer.register('gptsites', clientSecret, callbackUrl);
});
afterEach(() => issuer.forge(undefined));
afterAll(async () => {
  await stack?.stop();
  await issuer?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = (agent: Agent) => agent.client.identityProvider;

function save({ agent, password: currentPassword }: typeof owner, changes: object = {}) {
  const wanted = { issuer: issuer.origin, clientId: 'gptsites', clientSecret, admitsViewers: false };
  return settings(agent).save({ ...wanted, currentPassword, ...changes });
}

/** Adds the domain, and writes its record into the DNS. */
async function writeRecord({ agent }: typeof owner): Promise<void> {
  const { domains } = await settings(agent).addDomain({ domain });
  const record = domains.find((listed) => listed.domain === domain)?.record;
  if (record) records.set(record.name, [...(records.get(record.name) ?? []), 'v=other', record.value]);
}

/** One person's sign-in, from the address typed to the reply. */
async function signIn(
  subject: string,
  person: Person,
  email = `someone@${domain}`,
  browser = openAgent(stack.url),
) {
  issuer.people.set(subject, person);
  const { url } = await settings(browser).begin({ email, returnPath: '/user/account' });
  return settings(browser).finish({ query: await issuer.signIn(url, subject) });
}

const elena = () => ({ email: owner.email, email_verified: true, name: 'Elena Marsh' });

describe('the settings of a provider', () => {
  test('need the password, describe the provider first, and never show the secret', async () => {
    await expect(save(owner, { currentPassword: 'wrong' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const saved = await save(owner, { issuer: `${issuer.origin}/.well-known/openid-configuration` });
    expect(saved.provider).toEqual({ issuer: issuer.origin, clientId: 'gptsites', admitsViewers: false });
    expect(JSON.stringify(saved)).not.toContain(clientSecret);
    // Without a secret the present one stays, and goes to no other provider.
    expect((await save(owner, { clientSecret: '' })).provider).toEqual(saved.provider);
    await expect(save(owner, { clientSecret: '', clientId: 'another' })).rejects.toMatchObject({
      issues: [{ field: 'clientSecret' }],
    });
  });

  test.each([
    ['http://login.maple-grove.org', 'must begin with https'],
    ['https://127.0.0.1', 'not on the public internet'],
    ['https://169.254.169.254/latest', 'not on the public internet'],
    ['https://localhost', 'not on the public internet'],
    ['https://login.maple-grove.org/tenant', 'could not read a description'],
  ])('refuse the issuer %s', async (address, reason) => {
    const error = await save(owner, { issuer: address }).catch((refused: unknown) => refused);
    expect(error).toMatchObject({ code: 'VALIDATION', issues: [{ field: 'issuer' }] });
    expect(String(error)).toContain(reason);
  });
});

describe('a domain', () => {
  test('is nobody’s before its record is seen, and then of one organization alone', async () => {
    await save(rival);
    for (const refused of ['gmail.com', 'outlook.com', 'no domain', 'localhost'])
      await expect(settings(owner.agent).addDomain({ domain: refused })).rejects.toMatchObject({
        code: 'VALIDATION',
      });
    await settings(owner.agent).addDomain({ domain });
    await expect(settings(owner.agent).checkDomain({ domain })).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(signIn('elena', elena())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await writeRecord(owner);
    await writeRecord(rival);
    const { domains } = await settings(owner.agent).checkDomain({ domain });
    expect(domains).toMatchObject([{ domain, proof: 'proven' }]);
    await expect(settings(rival.agent).checkDomain({ domain })).rejects.toMatchObject({ code: 'CONFLICT' });
    // Without its own domain, a provider that calls any address confirmed signs nobody in.
    await expect(
      signIn('forged', { email: 'x@elsewhere.org', email_verified: true }, 'x@elsewhere.org'),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a sign-in', () => {
  test('leads the owner to the own account, by the subject from then on', async () => {
    const reply = await signIn('elena', elena());
    expect(reply).toMatchObject({
      outcome: 'signed-in',
      returnPath: '/user/account',
      user: { email: owner.email, isMember: false, isEmailConfirmed: true },
    });
    const moved = await signIn('elena', { email: 'rival-academy@maple-grove.org', email_verified: true });
    expect(moved.user.userId).toBe(reply.user.userId);
  });

  test('opens the organization whose provider it was, and no other of the same person', async () => {
    const { table, users } = await getDeps();
    const [person, other] = [await users.findByEmail(owner.email), await users.findByEmail(rival.email)];
    const [userId, organisationId] = [person?.userId ?? '', other?.organisationId ?? ''];
    const membership = { userId, organisationId, role: 'viewer', since: new Date().toISOString() };
    await table.put({ ...keys.membership(userId, organisationId), ...membership });
    const browser = openAgent(stack.url);
    browser.setToken((await signIn('elena', elena(), owner.email, browser)).tokens.accessToken);
    const headers = { [organizationHeader]: organisationId };
    const ask = async (agent: Agent, named: object) =>
      (await agent.send(`${stack.url}/api/account`, { headers: { ...named } })).status;
    expect(await ask(browser, {})).toBe(200);
    expect(await ask(browser, headers)).toBe(errorTable.NOT_A_MEMBER.status);
    expect(await ask(owner.agent, headers)).toBe(200);
    await table.take(keys.membership(userId, organisationId));
  });

  test('is the same whether or not the address has an account', async () => {
    const urls = await Promise.all(
      [owner.email, `nobody@${domain}`].map((email) => settings(openAgent(stack.url)).begin({ email })),
    );
    const parameters = urls.map(({ url }) => [...new URL(url).searchParams.keys()].toSorted());
    expect(parameters[0]).toEqual(parameters[1]);
    expect(parameters[0]).toEqual(expect.arrayContaining(['code_challenge', 'nonce', 'state']));
  });

  test('begins at the brand of the organization, where the provider sends people back to', async () => {
    const elsewhere = openAgent(stack.url, stack.url.replace('localhost', 'law.localhost'));
    const begun = settings(elsewhere).begin({ email: owner.email });
    await expect(begun).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each<[string, string, Person]>([
    [
      'an address that the provider calls unconfirmed',
      'u1',
      { email: `u1@${domain}`, email_verified: false },
    ],
    ['no address', 'u2', {}],
    ['an address of another domain', 'u3', { email: 'u3@elsewhere.org', email_verified: true }],
    [
      'the account of another organization',
      'u4',
      { email: 'rival-academy@maple-grove.org', email_verified: true },
    ],
    [
      'the account of an owner who is linked to another subject',
      'u5',
      { email: 'maple-grove@maple-grove.org', email_verified: true },
    ],
    ['a person whom nobody has invited', 'u6', { email: `u6@${domain}`, email_verified: true }],
  ])('is refused for %s', async (_name, subject, person) => {
    await expect(signIn(subject, person)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('ends the invitation of a person who never chose a password', async () => {
    const { list, invite, remove } = owner.agent.client.members;
    const { id } = await invite({ name: 'Invited', email: `invited@${domain}` });
    await signIn('invited', { email: `invited@${domain}` });
    expect((await list({})).members).toMatchObject([{ id, isInvited: false }]);
    await expect(invite({ name: 'Invited', email: `invited@${domain}` })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await remove({ id });
  });

  test('admits a person of the domain as a viewer only where the owner has switched that on', async () => {
    await save(owner, { admitsViewers: true });
    const { user } = await signIn('new', { email: `new@${domain}`, name: 'New Person' });
    expect(user).toMatchObject({ organisationRole: 'viewer', isMember: true, name: 'New Person' });
    await owner.agent.client.members.change({ id: user.userId, status: 'inactive' });
    await expect(signIn('new', { email: `new@${domain}` })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await owner.agent.client.members.remove({ id: user.userId });
    await save(owner, { admitsViewers: false });
    await expect(signIn('new', { email: `new@${domain}` })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

testForgeries({
  stackUrl: () => stack.url,
  cookie: 'user-session',
  issuer: () => issuer,
  subject: 'elena',
  person: elena,
  begin: (browser) => settings(browser).begin({ email: owner.email }),
  finish: (browser, query) => settings(browser).finish({ query }),
});

test('a required domain refuses the right password of its members, and leaves the owner a way in', async () => {
  const deps = await getDeps();
  const person = await deps.users.findByEmail(owner.email);
  const userId = person?.userId ?? '';
  const email = `member@${domain}`;
  const passwordHash = await deps.hashPassword(owner.password);
  await deps.members.add(person?.organisationId ?? '', {
    ...{
      userId: deps.makeId(),
      organisationId: person?.organisationId ?? '',
      brandId: 'edgpt',
      role: 'member',
    },
    ...{
      name: 'Member',
      email,
      username: email,
      phone: '',
      passwordHash,
      createdAt: deps.now().toISOString(),
    },
  });
  const member = openAgent(stack.url);
  await member.signIn(email, owner.password);
  const ask = (isRequired: boolean) => settings(owner.agent).requireDomain({ domain, isRequired });
  await expect(ask(true)).rejects.toMatchObject({ code: 'VALIDATION' });
  const secret = new Secret();
  const secondFactor = { secret: secret.base32, lastStep: 0, recoveryCodeHashes: [] };
  await deps.users.update(userId, { secondFactor });
  expect((await ask(true)).domains).toMatchObject([{ isRequired: true }]);
  await expect(member.client.account.get({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(openAgent(stack.url).signIn(email, owner.password)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(openAgent(stack.url).signIn(email, 'wrong')).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
  expect(await signIn('member', { email })).toMatchObject({ user: { email } });
  // The provider is down: the owner signs in with password and app, and takes the requirement back.
  const code = new TOTP({ secret }).generate();
  const credentials = { email: owner.email, password: owner.password };
  const login = openAgent(stack.url).client.auth.login;
  expect(await login(credentials)).toMatchObject({ outcome: 'second-factor-required' });
  expect(await login({ ...credentials, code })).toMatchObject({ outcome: 'signed-in' });
  const removal = { currentPassword: owner.password, code };
  await expect(owner.agent.client.account.disableSecondFactor(removal)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await ask(false);
  await openAgent(stack.url).signIn(email, owner.password);
  await deps.users.update(userId, { secondFactor: null });
});

test('the owner is told by mail of each change of it, and of nothing else', async () => {
  const { requireDomain, addDomain, removeDomain, remove } = settings(owner.agent);
  const listChanges = async () =>
    (await readMails(stack.url, owner.email))
      .filter(({ subject }) => subject.startsWith('How your people sign in'))
      .map(
        ({ text }) =>
          /(?:Its provider|A domain) (?:was (?:set|proven|removed)|(?:now|no longer) requires)/.exec(
            text,
          )?.[0],
      )
      .toSorted();
  const before = ['A domain no longer requires', 'A domain now requires', 'A domain was proven'];
  await expect.poll(listChanges).toEqual(expect.arrayContaining(before));
  const earlier = await listChanges();
  await requireDomain({ domain, isRequired: false });
  await addDomain({ domain: 'never-proven.org' });
  await removeDomain({ domain: 'never-proven.org' });
  await remove({});
  await remove({});
  await save(owner);
  const now = [...earlier, 'Its provider was removed', 'Its provider was set'].toSorted();
  await expect.poll(listChanges).toEqual(now);
});

test('a proof ends a week after its record has gone, and another organization may take the domain then', async () => {
  const deps = await getDeps();
  const { now } = deps;
  const name = `_gptsites.${domain}`;
  const before = records.get(name) ?? [];
  const [own] = (await settings(owner.agent).get({})).domains;
  const rivalsUser = await deps.users.findByEmail(rival.email);
  const caller = { ...describeCaller(rivalsUser?.organisationId ?? ''), userId: rivalsUser?.userId ?? '' };
  const takeOver = () => checkProviderDomain(openIdentityProviderPorts(deps), caller, domain);
  const begin = () => settings(openAgent(stack.url)).begin({ email: owner.email });
  const setDay = (day: number) =>
    Object.assign(deps, { now: () => new Date(now().getTime() + day * 86_400_000) });
  try {
    records.set(
      name,
      before.filter((value) => value !== own?.record.value),
    );
    setDay(6);
    await begin();
    await expect(takeOver()).rejects.toMatchObject({ code: 'CONFLICT' });
    setDay(8);
    await expect(begin()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    records.set(name, before);
    await expect(takeOver()).rejects.toMatchObject({ code: 'CONFLICT' });
    await begin();
    records.set(
      name,
      before.filter((value) => value !== own?.record.value),
    );
    setDay(16);
    await takeOver();
    expect(await deps.identityProviders.findHolder(domain)).toBe(caller.organisationId);
  } finally {
    Object.assign(deps, { now });
  }
});

test('an erased organization leaves neither its domain nor who was linked', async () => {
  const { identityProviders, eraser, users, table } = await getDeps();
  const organisationId = (await identityProviders.findHolder(domain)) ?? '';
  const userId = (await users.findByEmail(rival.email))?.userId ?? '';
  const link = { issuerHash: 'of-issuer', linkHash: 'of-subject' };
  await identityProviders.link(organisationId, userId, link);
  const user = await users.find(userId);
  if (user) await eraser.eraseUser(user);
  expect(await identityProviders.findLinked(organisationId, link.linkHash)).toBeUndefined();
  await eraser.eraseOrganisation(organisationId);
  expect(await table.get(keys.provenDomain(domain))).toBeUndefined();
  expect(await identityProviders.listDomains(organisationId)).toEqual([]);
  expect(await identityProviders.find(organisationId)).toBeUndefined();
});

/** An owner, for a time when every session has ended. */
function describeCaller(ofOrganisation: string) {
  const roles = { role: 'owner' as const, organisationRole: 'owner' as const };
  return { ...roles, sessionId: '', brandId: 'edgpt' as const, organisationId: ofOrganisation };
}
