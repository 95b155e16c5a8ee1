import { createClient } from '#shared/client.ts';
import { account } from '#shared/contract/account.ts';
import { system } from '#shared/contract/system.ts';
import { AppError } from '#shared/errors.ts';

type SmokeTest = {
  name: string;
  /** Throws with what is wrong. */
  run(site: Site): Promise<void>;
  /** Where no TLS is, as on one machine, there is nothing to test. */
  needsTls?: boolean;
};

type Site = { origin: string; fetch: typeof fetch };
export type SmokeResult = { name: string; problem?: string };

const longestWait = 20_000;
const unknownId = `conv_gpt_${'0'.repeat(26)}`;

/** What a deployment must do before anybody is sent to it. None of it changes data. */
export const smokeTests: readonly SmokeTest[] = [
  { name: 'the start page comes with its security headers', run: readStartPage },
  { name: 'the start page’s script is there', run: readScript },
  ...[
    { path: '/widget.js', status: 200, type: 'text/javascript' },
    { path: '/robots.txt', status: 200, type: 'text/plain' },
    { path: '/sitemap.xml', status: 200, type: 'application/xml' },
    { path: '/user/login', status: 200, type: 'text/html' },
    { path: '/no-such-page', status: 404, type: 'text/html' },
    { path: `/gptsite/${unknownId}`, status: 404, type: 'text/html' },
    { path: system.getOpenApi.path, status: 200, type: 'application/json' },
    { path: account.get.path, status: 401, type: 'application/json' },
  ].map(({ path, status, type }) => ({
    name: `${path} replies ${status}`,
    run: async (site: Site) => {
      const response = await get(site, path);
      expectEqual('status', response.status, status);
      expectEqual('content type', response.headers.get('content-type')?.split(';')[0], type);
    },
  })),
  {
    name: 'the API is reachable',
    run: async (site) => {
      const response = await get(site, system.checkHealth.path, { method: system.checkHealth.method });
      expectEqual('status', response.status, 200);
    },
  },
  {
    name: 'API, database and answers are operational',
    run: async ({ origin, fetch: send }) => {
      const status = await createClient({ baseUrl: origin, fetch: send }).system.getStatus({});
      for (const [part, level] of Object.entries(status)) expectEqual(part, level, 'operational');
    },
  },
  { name: 'a chat gets through with its body, and an unknown assistant is refused', run: refuseChat },
  {
    name: 'browsers stay on TLS',
    needsTls: true,
    run: async (site) => {
      const response = await get(site, '/');
      if (!response.headers.get('strict-transport-security')) throw new Error('no strict-transport-security');
      const plain = await get({ ...site, origin: site.origin.replace('https:', 'http:') }, '/');
      expectEqual('redirect', plain.headers.get('location'), `${site.origin}/`);
    },
  },
];

/** Runs every test against a base URL. */
export async function runSmokeTests(
  baseUrl: string,
  { fetch: send = fetch }: { fetch?: typeof fetch } = {},
): Promise<SmokeResult[]> {
  const { origin, protocol } = new URL(baseUrl);
  const site = { origin, fetch: send };
  const runnable = smokeTests.filter(({ needsTls }) => !needsTls || protocol === 'https:');
  return Promise.all(
    runnable.map(async ({ name, run }) => {
      try {
        await run(site);
        return { name };
      } catch (error) {
        return { name, problem: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

async function readStartPage(site: Site): Promise<void> {
  const response = await get(site, '/');
  expectEqual('status', response.status, 200);
  expectEqual('x-content-type-options', response.headers.get('x-content-type-options'), 'nosniff');
  const policy = response.headers.get('content-security-policy') ?? '';
  if (!policy.includes("default-src 'self'")) throw new Error(`content-security-policy is “${policy}”`);
}

async function readScript(site: Site): Promise<void> {
  const page = await (await get(site, '/')).text();
  const [, path] = /["'](\/assets\/[^"']+\.js)["']/.exec(page) ?? [];
  if (!path) throw new Error('the page names no script');
  const response = await get(site, path);
  expectEqual(`status of ${path}`, response.status, 200);
  expectEqual('content type', response.headers.get('content-type')?.split(';')[0], 'text/javascript');
}

async function refuseChat({ origin, fetch: send }: Site): Promise<void> {
  const client = createClient({ baseUrl: origin, fetch: send });
  for (const ask of [client.chat.sendMessage, client.chat.streamAnswer]) {
    const reply = await ask({ message: 'Are you there?', conversionId: unknownId }).catch(
      (error: unknown) => error,
    );
    if (!(reply instanceof AppError)) throw new Error('an unknown assistant answered');
    expectEqual('code', reply.code, 'CONVERSION_NOT_FOUND');
  }
}

function get({ origin, fetch: send }: Site, path: string, init: RequestInit = {}): Promise<Response> {
  return send(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(longestWait), ...init });
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what} is ${String(found)} instead of ${String(expected)}`);
}
