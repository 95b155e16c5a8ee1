import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isGloballyRoutable } from './address-policy.ts';
import { fetchLimits } from './fetch-limits.ts';
import { createFetcher } from './fetcher.ts';
import type { Dialer, Resolver } from './network.ts';
import { createPoster } from './post-once.ts';
import { checkUrl } from './url-guard.ts';

const casesFile = new URL('../../../../../shared/security/ssrf.json', import.meta.url);
const recordsSchema = z.object({ A: z.array(z.string()).default([]), AAAA: z.array(z.string()).default([]) });
const casesSchema = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      url: z.string(),
      expect: z.enum(['deny', 'allow', 'pinned-or-deny']),
      reason: z.string(),
      dns: z.record(z.string(), z.union([recordsSchema, z.array(recordsSchema)])).default({}),
      redirects: z.array(z.object({ status: z.number(), location: z.string().optional() })).optional(),
      loop: z.boolean().default(false),
    }),
  ),
});
type Case = z.infer<typeof casesSchema>['cases'][number];
const cases = existsSync(casesFile)
  ? casesSchema.parse(JSON.parse(readFileSync(casesFile, 'utf8'))).cases
  : [];

let server: Server;
let port = 0;
let answers: NonNullable<Case['redirects']> = [];
let loop = false;

beforeAll(async () => {
  let count = 0;
  server = createServer((_request, response) => {
    const answer = loop ? answers[0] : answers.shift();
    count++;
    const location = answer?.location === undefined ? {} : { location: answer.location };
    response.writeHead(answer?.status ?? 200, { 'content-type': 'text/html', ...location });
    response.end(`<p>page ${count}</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

/** Names resolve as in the case; every connection goes to the test server and is recorded. */
function makeWorld({ dns }: Case) {
  const dialled: string[] = [];
  const asked = new Map<string, number>();
  const network: { resolve: Resolver; dial: Dialer } = {
    resolve: async (hostname) => {
      const scripted = dns[hostname];
      const turn = asked.get(hostname) ?? 0;
      asked.set(hostname, turn + 1);
      const records = Array.isArray(scripted) ? scripted[Math.min(turn, scripted.length - 1)] : scripted;
      return records ? [...records.A, ...records.AAAA] : [];
    },
    dial: ({ address }) => {
      dialled.push(address);
      return new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
        socket.once('error', reject);
      });
    },
  };
  const fetch = createFetcher({ ...network, limits: { ...fetchLimits, retryDelayMs: 0 } });
  return { fetch, post: createPoster({ ...network, timeoutMs: 5000 }), dialled };
}

describe.skipIf(cases.length === 0)('addresses of ../shared/security/ssrf.json', () => {
  it.each(cases)('$id $category $expect: $url', async (one) => {
    answers = [...(one.redirects ?? [])];
    loop = one.loop;
    const { fetch, dialled } = makeWorld(one);
    const result = await fetch(one.url);
    expect(dialled.filter((address) => !isGloballyRoutable(address))).toEqual([]);
    if (one.expect === 'allow') expect(result).toMatchObject({ ok: true, status: 200 });
    if (one.expect !== 'deny') return;
    expect(result.ok).toBe(false);
    if (!one.redirects) expect(dialled).toEqual([]);
  });
});

describe.skipIf(cases.length === 0)('a post to these addresses, by https', () => {
  /** The wrong port for http is the right one here. */
  const isPortOfHttps = ({ url }: Case) => url.startsWith('http:') && url.includes(':443');
  it.each(cases.filter((one) => !isPortOfHttps(one)))('$id $category $expect: $url', async (one) => {
    answers = [...(one.redirects ?? [])];
    loop = one.loop;
    const { post, dialled } = makeWorld(one);
    const reply = await post(one.url.replace(/^http:/i, 'https:'), { body: '{}', headers: {} });
    expect(dialled.filter((address) => !isGloballyRoutable(address))).toEqual([]);
    expect(dialled.length, 'redirects are not followed').toBeLessThanOrEqual(1);
    if (one.expect === 'allow') expect(reply.ok).toBe(true);
    if (one.expect !== 'deny' || one.redirects) return;
    expect(reply.ok).toBe(false);
    expect(dialled).toEqual([]);
  });
});

describe('checkUrl', () => {
  it.each([
    ['http://user:secret@site.org/', 'bad-url'],
    ['ftp://site.org/', 'bad-url'],
    ['http://site.org:8080/', 'refused-address'],
    ['http://intranet/', 'refused-address'],
    ['http://printer.local/', 'refused-address'],
    ['http://0x7f.1/', 'refused-address'],
    ['https://www.edgpt.ai/', 'own-host'],
    [`http://site.org/${'a'.repeat(2100)}`, 'bad-url'],
  ])('rejects %s as %s', (address, code) => {
    expect(() => checkUrl(address)).toThrow(expect.objectContaining({ code }));
  });

  it('resolves against a base and keeps public addresses', () => {
    expect(checkUrl('/fees', 'https://site.org/about').href).toBe('https://site.org/fees');
  });
});
