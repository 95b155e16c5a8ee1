import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { getDeps } from '#functions/wiring/deps.ts';
import { type ListedRoute, listRoutes } from '#shared/contract/index.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { abuse, listTexts } from '#tests/support/data/abuse.ts';
import { sampleInTurn } from '#tests/support/sample.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const tokenFile = new URL('../../../../shared/security/jwt-gen.mjs', import.meta.url);
const isHere = abuse !== undefined && existsSync(tokenFile);

const generatorSchema = z.object({
  attacks: z.custom<(options: object) => { id: string; token: string }[]>((it) => typeof it === 'function'),
});

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-abuse-'));
let stack: TestStack;
let owner: Awaited<ReturnType<typeof openTenant>>;

beforeAll(async () => {
  if (!isHere) return;
  stack = await startTestStack(dataDir);
  owner = await openTenant(stack.url, 'Owner Academy', 'edgpt', stack.smallSiteUrl);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const identityRoutes = listRoutes().filter(({ area }) => ['auth', 'account', 'superadmin'].includes(area));

/** Sends a raw body as the owner; returns the status. */
async function post({ route }: ListedRoute, body: string, query = ''): Promise<number> {
  const path = route.path.replace('{sessionId}', 'unknown');
  const init = { headers: { 'content-type': 'application/json' }, method: route.method };
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
  const address = `${stack.url}${path}${query && `?${query}`}`;
  // Signing out always succeeds and would end the owner's session, which is still needed.
  const agent = route.path.endsWith('/logout') ? openAgent(stack.url) : owner.agent;
  const response = await agent.send(address, hasBody ? { ...init, body } : { method: route.method });
  await response.arrayBuffer();
  return response.status;
}

/** A refusal that names the caller's mistake, or the success that some routes always return. */
function expectHarmless(status: number, { route }: ListedRoute): void {
  const takesAnything = [
    ...['/api/auth/logout', '/api/auth/refresh', '/api/auth/forgot-password'],
    ...['/api/account', '/api/account/confirmation'],
  ];
  const isRead = route.method === 'GET';
  expect(status).toBeLessThan(500);
  if (status < 300) expect(isRead || takesAnything.includes(route.path)).toBe(true);
}

describe.skipIf(!isHere)('hostile input from ../shared/security', () => {
  const values = [abuse?.dynamo_injection, abuse?.email_header]
    .flatMap((suite) => suite?.cases ?? [])
    .map(({ value, rawJson }) => rawJson ?? JSON.stringify(value));

  test('is accepted by no sign-in field unless it is valid text for that field', async () => {
    const seen = new Set<unknown>();
    for (const entry of identityRoutes) {
      for (const [field, schema] of Object.entries(entry.route.input.shape)) {
        // Routes that share a field's schema accept the same values, and most of them hash a password.
        if (seen.has(schema)) continue;
        seen.add(schema);
        for (const [, value] of sampleInTurn(values, seen.size)) {
          const others = {
            email: 'nobody@maple-grove.org',
            password: 'wrong horse',
            currentPassword: 'wrong',
          };
          const rest = Object.entries({ ...others, token: 'none', code: '000000', name: 'A', phone: '' })
            .filter(([name]) => name !== field && name in entry.route.input.shape)
            .map(([name, text]) => `,${JSON.stringify(name)}:${JSON.stringify(text)}`);
          expectHarmless(await post(entry, `{"${field}":${value}${rest.join('')}}`), entry);
        }
      }
    }
  });

  test('cannot pollute prototypes', async () => {
    const cases = abuse?.prototype_pollution.cases ?? [];
    for (const [turn, entry] of identityRoutes.entries())
      for (const [, { json, query }] of sampleInTurn(cases, turn))
        if (json ?? query) expectHarmless(await post(entry, json ?? '{}', query), entry);
    expect('polluted' in {}).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });

  test('grants nobody a role, a plan or a confirmed address on request', async () => {
    const ofRoute = (route: string) =>
      (abuse?.mass_assignment.cases ?? []).filter((entry) => entry.route.endsWith(route));
    for (const { id, extra } of ofRoute('trial-signup')) {
      const trial = describeTrial(`Greedy School ${id}`, stack.smallSiteUrl);
      const adminContact = Object.assign({}, trial.adminContact, extra.adminContact);
      const response = await fetch(`${stack.url}/api/edgpt/trial-signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...trial, ...extra, adminContact }),
      });
      if (response.status === 400) continue;
      const user = await (await getDeps()).users.findByEmail(trial.adminContact.email ?? '');
      expect(user).toMatchObject({ role: 'owner', passwordHash: expect.stringMatching(/^scrypt\$/) });
      expect(user?.emailConfirmedAt).toBeUndefined();
      expect(await response.json()).not.toMatchObject({ conversionId: 'conv_edgpt_victim' });
    }
    const before = await (await getDeps()).users.findByEmail(owner.email);
    for (const { extra } of ofRoute('/api/account')) {
      const [entry] = identityRoutes.filter(({ file }) => file === 'account/update.ts');
      if (entry) await post(entry, JSON.stringify({ name: before?.name, phone: before?.phone, ...extra }));
    }
    expect(await (await getDeps()).users.findByEmail(owner.email)).toEqual(before);
  });

  test('contains no forged token that opens an account', async () => {
    const { attacks } = generatorSchema.parse(await import(tokenFile.href));
    const secret = await (await getDeps()).findTokenSecret();
    const forged = attacks({ secret, iss: 'gptsites', aud: 'gptsites-api' });
    expect(forged.length).toBeGreaterThan(60);
    for (const { id, token } of forged) {
      const authorization = `Bearer ${token.replaceAll('\n', '')}`;
      if (/[^\x20-\x7e]/.test(authorization)) continue;
      const response = await fetch(`${stack.url}/api/account`, { headers: { authorization } });
      // A header of a megabyte is refused before it is read.
      expect([id, response.status]).toEqual([id, id === 'huge' ? 431 : 401]);
    }
  });

  test.each([
    ['twice', (token: string) => `Bearer ${token}, Bearer ${token}`],
    ['in lower case', (token: string) => `bearer ${token}`],
    ['without its scheme', (token: string) => token],
    ['with a space', (token: string) => `Bearer ${token} `.replace('.', '. ')],
  ])('contains no token that is accepted when sent %s', async (_name, write) => {
    const agent = openAgent(stack.url);
    const { tokens } = await agent.signIn(owner.email, owner.password);
    const headers = { authorization: write(tokens.accessToken) };
    expect((await fetch(`${stack.url}/api/account`, { headers })).status).toBe(401);
    const query = `?access_token=${tokens.accessToken}&authorization=${tokens.accessToken}`;
    expect((await fetch(`${stack.url}/api/account${query}`)).status).toBe(401);
  });

  test('leaves a name exactly as typed', async () => {
    const [entry] = identityRoutes.filter(({ file }) => file === 'account/update.ts');
    for (const value of listTexts(abuse?.xss)) {
      if (!entry || value.length > 120) continue;
      const status = await post(entry, JSON.stringify({ name: value, phone: '' }));
      expect(status).toBeLessThan(500);
      const { name } = await owner.agent.client.account.get({});
      if (status === 200) expect(name).toBe(value.trim());
    }
  });
});
