import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDueDomains, takeDownDomains } from '#functions/domain/own-domains/check-due-domains.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { openDomainPorts } from '#functions/wiring/own-domains.ts';
import type { DomainReply } from '#shared/contract/dashboard/domains.ts';
import { addDays } from '#shared/domain/trial.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { refuseFailure, runAsSweeper } from '#tests/support/stacks/sweeper.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-domain-'));
const domain = 'ask.maple-grove.example.org';
type Tenant = Awaited<ReturnType<typeof openTenant>>;
let stack: TestStack;
let owner: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  owner = await openTenant(stack.url, 'Own Domain School', 'edgpt', stack.smallSiteUrl);
  stranger = await openTenant(stack.url, 'Strange Domain School', 'edgpt', stack.smallSiteUrl);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const connect = ({ agent, conversionId }: Tenant) => agent.client.domains.connect({ conversionId, domain });
const check = ({ agent, conversionId }: Tenant) => agent.client.domains.check({ conversionId });

/** What owners do where their domain is managed. */
function setRecords(...replies: DomainReply[]) {
  const records = replies.flatMap((reply) => reply.domain?.records ?? []);
  const names = [...new Set([domain, `_gptsites.${domain}`])];
  const valuesOf = (name: string, type: string) =>
    records.filter((record) => record.name === name && record.type === type).map(({ value }) => value);
  const file = Object.fromEntries(
    names.map((name) => [name, { TXT: valuesOf(name, 'TXT'), CNAME: valuesOf(name, 'CNAME') }]),
  );
  writeFileSync(join(dataDir, 'dns.json'), JSON.stringify(file));
}

/** A browser that has found this machine by a name; `fetch` names no other host. */
async function browse(host: string, path: string, { method = 'GET', body = '' } = {}) {
  const { port } = new URL(stack.url);
  const headers = {
    host: `${host}:${port}`,
    origin: `http://${host}:${port}`,
    'content-type': 'application/json',
  };
  return new Promise<{ status: number | undefined; cookies: string[] | undefined; page: string }>(
    (resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const { statusCode: status, headers: replied } = response;
        text(response).then((page) => resolve({ status, cookies: replied['set-cookie'], page }), reject);
      });
      call.on('error', reject);
      call.end(body);
    },
  );
}

async function payFor({ conversionId }: Tenant, { client }: Tenant['agent']) {
  const { organisationId = '' } = (await (await getDeps()).conversions.find(conversionId)) ?? {};
  await client.superadmin.setPlan({ organisationId, plan: 'growth' });
}

/** What the schedule does at a time. */
async function runSchedule(now: Date) {
  const ports = { ...openDomainPorts(await getDeps()), now: () => now, reportItem: refuseFailure };
  await runAsSweeper(async () => {
    await checkDueDomains(ports);
    await takeDownDomains(ports);
  });
}

test('a domain comes with a paid plan, and is one that may be the owner’s', async () => {
  await expect(connect(owner)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const staff = await openStaff(stack.url, 'superadmin', 'edgpt');
  await payFor(owner, staff);
  await payFor(stranger, staff);
  const { agent, conversionId } = owner;
  for (const typed of ['example.org', 'ask.edgpt.ai', '127.0.0.1', 'ask.example.org/page'])
    await expect(agent.client.domains.connect({ conversionId, domain: typed })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  expect(await agent.client.domains.get({ conversionId })).toEqual({ availability: 'yes', domain: null });
});

test('a domain is whose record proves it, and serves that assistant alone', async () => {
  const claimed = await connect(owner);
  expect(claimed.domain).toMatchObject({ state: 'waiting', records: [{ name: domain }, { type: 'TXT' }] });
  await expect(connect(owner)).rejects.toMatchObject({ code: 'CONFLICT' });
  const rival = await connect(stranger);
  expect((await browse(domain, '/')).status).toBe(404);

  // The name leads here, but its record is the owner's: a stranger's claim on it proves nothing.
  setRecords(claimed);
  expect((await check(stranger)).domain).toMatchObject({ state: 'waiting', problem: 'no-proof' });
  expect((await check(owner)).domain?.state).toBe('live');
  // Nor does a record that the stranger gets in later.
  setRecords(claimed, rival);
  expect((await check(stranger)).domain).toMatchObject({ state: 'waiting', problem: 'held' });

  const { status, page, cookies } = await browse(domain, '/');
  expect({ status, cookies }).toEqual({ status: 200, cookies: undefined });
  expect(page).toContain(`data-assistant="${owner.conversionId}"`);
  expect(page).toContain(`<link rel="canonical" href="https://${domain}/">`);
  expect(page).toContain('<title>Own Domain School</title>');
  expect(page).not.toContain(stranger.conversionId);
});

test.each([
  ['the dashboard', () => '/user/dashboard'],
  ['the sign-in', () => '/user/login'],
  ['a brand’s page', () => '/about'],
  ['another assistant', () => `/gptsite/${stranger.conversionId}`],
  ['the outbox of this machine', () => '/_local/outbox'],
])('an own domain does not show %s', async (_what, path) => {
  const { status, page } = await browse(domain, path());
  expect(status).toBe(404);
  expect(page).toContain('There is no page at this address');
});

test('another domain shows nothing, and the brand’s host what it always has', async () => {
  expect((await browse('ask.oak-grove.example.org', '/')).status).toBe(404);
  const { page } = await browse('edgpt.localhost', '/');
  expect(page).not.toContain('data-assistant');
});

test('visitors ask on an own domain, and nobody signs in there', async () => {
  const { email, password } = owner;
  const signIn = { method: 'POST', body: JSON.stringify({ email, password }) };
  const refused = await browse(domain, '/api/auth/login', signIn);
  expect({ ...refused, page: '' }).toEqual({ status: 403, cookies: undefined, page: '' });
  const profile = await browse(domain, `/api/conversions/${owner.conversionId}/progress`);
  expect(profile.status).toBe(200);
});

test('a domain that stops working is told of once, keeps serving for two weeks, and is then taken down', async () => {
  const { agent, conversionId } = owner;
  const deps = await getDeps();
  setRecords();
  expect((await check(owner)).domain).toMatchObject({ state: 'broken', problem: 'no-proof' });
  expect((await check(owner)).domain?.state).toBe('broken');
  expect((await browse(domain, '/')).status).toBe(200);
  const fortnight = addDays(deps.now(), 15);
  await runSchedule(fortnight);
  expect((await agent.client.domains.get({ conversionId })).domain).toBeNull();
  expect((await browse(domain, '/')).status).toBe(404);
  // Until everything of it is gone, the name is nobody else's.
  expect(await deps.ownDomains.findHolder(domain)).toMatchObject({ conversionId });
  await runSchedule(addDays(fortnight, 1));
  expect(await deps.ownDomains.findHolder(domain)).toBeUndefined();
});

test('a removed domain is free for whoever proves it next, and an erased assistant leaves none behind', async () => {
  const deps = await getDeps();
  const { conversionId } = stranger;
  await stranger.agent.client.domains.remove({ conversionId });
  setRecords(await connect(stranger));
  expect((await check(stranger)).domain?.state).toBe('live');
  await runAsSweeper(() => deps.eraser.eraseConversion(conversionId));
  expect(await deps.ownDomains.find(conversionId)).toBeUndefined();
  expect(await deps.ownDomains.findHolder(domain)).toMatchObject({ endedAt: expect.any(String) });
  expect((await browse(domain, '/')).status).toBe(404);
  await runSchedule(addDays(deps.now(), 1));
  expect(await deps.ownDomains.findHolder(domain)).toBeUndefined();
});
