import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { pagePathHeader } from '#functions/http/page-path-header.ts';
import {
  buildMissingStatusFunction,
  buildPageRouter,
  buildViewerHeadersFunction,
} from '#infra/build/edge-functions.ts';
import { readPageSet, toPathPattern } from '#infra/build/site-content.ts';
import { createGateway } from '#infra/local/gateway/gateway.ts';
import { close, listen } from '#infra/local/listen.ts';
import { brands } from '#shared/brands/index.ts';
import { stubPages } from '#tests/support/cloud/stub-pages.ts';
import { missingFolder } from './route-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-pages-'));
const content = stubPages(folder);
const gateway = createGateway({
  ...content,
  mailFolder: folder,
  uploadOrigin: 'https://uploads.example',
  siteOrigins: [],
  runtimeConfig: {},
  findOwnPage: () => expect.fail('not on a domain of a customer'),
  findStatus: async (path) => ({ status: path.includes('unknown') ? 404 : 200, headers: {} }),
});
let port: number;
beforeAll(async () => {
  port = await listen(gateway);
});
afterAll(async () => {
  await close(gateway);
  rmSync(folder, { recursive: true, force: true });
});

/** CloudFront limits functions to 10 KB. */
const functionLimitBytes = 10_240;
const hosts = [
  { host: 'localhost', set: 'full' },
  ...Object.values(brands).flatMap(({ id, domain }) => [
    { host: domain, set: id },
    { host: `www.${domain}`, set: id },
  ]),
];
const addresses = [
  '/',
  '/index.html',
  '/about',
  '/About/',
  '/about.html',
  '/about?conversion=conv_1',
  '/about?brand=law',
  '/about?brand=LawFirm&utm_source=mail',
  '/about?brand=cpa',
  '/about?brand=nobody',
  '/about?brand=law&conversion=conv_1',
  '/about?brand=',
  '/?brand=law',
  '/nowhere?brand=law',
  '/about?utm_source=mail',
  '/legal/terms',
  '/legal/unknown',
  '/legal/unknown?conversion=conv_1',
  '/user/login',
  '/user/dashboard',
  '/school/dashboard/',
  '/school-dashboard/conv_edgpt_00000000000000000000000000',
  '/User/Login/',
  '/user/login/more',
  '/gptsite/unknown',
  '/gptsite/unknown/source/a',
  '/form/unknown',
  '/gptsite/conv_edgpt_00000000000000000000000000',
  '/gptsite/conv_1/source/a.b',
  '/gptsites.ai',
  '/widget',
  '/widget/conv_edgpt_00000000000000000000000000',
  '/widget/conv_1/more',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/favicon.svg',
  '/assets/index-1.js',
  '/assets/gone.js',
  '/photo.webp',
  '/app',
  '/pages/app.html',
  '/..%2fapp',
];

const requestSchema = z.object({
  uri: z.string(),
  headers: z.record(z.string(), z.object({ value: z.string() })),
});

function runEdge(code: string, event: object) {
  return requestSchema.parse(runInNewContext(`${code}; handler(event)`, { event }));
}

const routers = new Map<string, string>();
/** Building one takes longer than all addresses that it is asked for. */
function findRouter(set: string): string {
  const router = routers.get(set) ?? buildPageRouter(readPageSet(content, set));
  routers.set(set, router);
  return router;
}

type Answer = { status: number; body: string | undefined };

/**
 * Responds like a distribution: the function chooses the document, which the bucket or the look-up returns.
 */
function answerAtEdge(set: string, address: string): Answer {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
  const { uri, headers } = runEdge(findRouter(set), {
    request: { uri: pathname, querystring, headers: {} },
  });
  const lookedUp = headers[pagePathHeader]?.value;
  const stored = uri.replace(`/${missingFolder}/`, '/');
  try {
    const folderOf = uri.startsWith('/pages/') ? content.pagesFolder : content.webFolder;
    const body = readFileSync(join(folderOf, stored.replace(/^\/pages/, '')), 'utf8');
    return { status: stored !== uri || lookedUp?.includes('unknown') ? 404 : 200, body };
  } catch {
    return { status: 404, body: undefined };
  }
}

async function answerLocally(host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path, headers: { host } }, (response) =>
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body: body || undefined }),
        reject,
      ),
    );
    call.on('error', reject).end();
  });
}

describe.each(hosts)('at $host', ({ host, set }) => {
  test.each(addresses)('%s is answered as in the local stack', async (address) => {
    expect(answerAtEdge(set, address)).toEqual(await answerLocally(host, address));
  });
});

test.each([
  ['a page', '/about', 200, 'law about'],
  ['a client-rendered page', '/user/login', 200, 'the app'],
  ['the security contact', '/.well-known/security.txt', 200, 'law security.txt'],
  ['no page', '/nowhere', 404, 'the app'],
  ['an existing legal document', '/legal/terms', 200, 'law terms'],
  ['an unknown legal document', '/legal/unknown', 404, 'the app'],
  ['an assistant', '/gptsite/conv_1', 200, 'the assistant'],
  ['an unknown assistant', '/gptsite/unknown', 404, 'the assistant'],
  ['the panel of a widget', '/widget/conv_1', 200, 'the panel'],
  ['a path below the panel', '/widget/conv_1/more', 404, 'the app'],
])('%s, at %s, returns %i', (_name, address, status, body) => {
  expect(answerAtEdge('law', address)).toEqual({ status, body: expect.stringContaining(body) });
});

test.each([
  ['text/html', 'text/html; charset=utf-8'],
  ['text/plain', 'text/plain; charset=utf-8'],
  ['application/xml', 'application/xml; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['font/woff2', 'font/woff2'],
])('a stored file of the type %s is delivered as %s', (stored, delivered) => {
  const response = { statusCode: 200, headers: { 'content-type': { value: stored } } };
  const event = { response };
  runInNewContext(`${buildMissingStatusFunction()}; handler(event)`, { event });
  expect(response.headers['content-type'].value).toBe(delivered);
});

test('a document marked as missing returns 404 without the mark', () => {
  const { response } = z
    .object({ response: z.object({ statusCode: z.number(), headers: z.record(z.string(), z.unknown()) }) })
    .parse(
      runInNewContext(`${buildMissingStatusFunction()}; ({ response: handler(event) })`, {
        event: {
          response: {
            statusCode: 200,
            headers: { 'x-amz-meta-status': { value: '404' }, etag: { value: 'a' } },
          },
        },
      }),
    );
  expect(response).toEqual({ statusCode: 404, headers: { etag: { value: 'a' } } });
});

test('a neutral host shows the page of the brand that a link came from', () => {
  for (const name of ['law', 'lawfirm']) {
    expect(answerAtEdge('full', `/about?brand=${name}`).body).toBe('full about for law');
    expect(answerAtEdge('tax', `/about?brand=${name}`).body).toContain('tax about');
  }
});

test('missing prerendered pages stop a deployment', () => {
  expect(() => readPageSet(content, 'nowhere')).toThrow('build:web');
});

test('the function of a set with a hundred pages stays below CloudFront’s limit', () => {
  const paths = Array.from({ length: 100 }, (_, index) => `/legal/some-document-with-a-long-name-${index}`);
  const editions = Array.from({ length: 30 }, (_, index) => ({
    brand: `name-of-a-brand-${index}`,
    folder: `full-brand-${index}`,
  }));
  const pages = {
    ...{ name: 'full', paths, editions, editionPaths: paths.slice(0, 20) },
    appPaths: toPathPattern(Array.from({ length: 50 }, (_, index) => `/user/some-page-${index}/:parameter`)),
  };
  expect(buildPageRouter(pages).length).toBeLessThan(functionLimitBytes);
});

test('the API gets the viewer’s real address, not a claimed one', () => {
  const { headers } = runEdge(buildViewerHeadersFunction(), {
    viewer: { ip: '198.51.100.10' },
    request: {
      uri: '/api/chat',
      querystring: {},
      headers: { host: { value: 'edgpt.ai' }, 'x-viewer-address': { value: '192.0.2.1' } },
    },
  });
  expect(headers['x-viewer-address']).toEqual({ value: '198.51.100.10' });
  expect(headers['x-viewer-host']).toEqual({ value: 'edgpt.ai' });
});

test.each([
  ['application/json', 6_000_000, false],
  ['application/json', 7_000_000, true],
  ['multipart/form-data; boundary=X', 4_000_000, false],
  ['multipart/form-data; boundary=X', 5_000_000, true],
])('%s of %i bytes is told of the signed links: %s', (type, length, isRefused) => {
  const reply: unknown = runInNewContext(`${buildViewerHeadersFunction()}; handler(event)`, {
    event: {
      viewer: { ip: '198.51.100.10' },
      request: {
        ...{ uri: '/api/upload-documents', querystring: {} },
        headers: { 'content-length': { value: String(length) }, 'content-type': { value: type } },
      },
    },
  });
  const body = expect.stringMatching(/PAYLOAD_TOO_LARGE.*PUT each to the signed link/);
  if (isRefused) expect(reply).toMatchObject({ statusCode: 413, body: { data: body } });
  else expect(reply).toMatchObject({ uri: '/api/upload-documents' });
});
