import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway } from '#infra/local/gateway/gateway.ts';
import { close, listen } from '#infra/local/listen.ts';
import { stubPages } from '#tests/support/cloud/stub-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-headers-'));
const gateway = createGateway({
  ...stubPages(folder),
  mailFolder: folder,
  uploadOrigin: 'https://uploads.example',
  siteOrigins: [],
  runtimeConfig: {},
  findOwnPage: () => expect.fail('not on a domain of a customer'),
  findStatus: async () => ({ status: 200, headers: {} }),
});
let port: number;
beforeAll(async () => {
  port = await listen(gateway);
});
afterAll(async () => {
  await close(gateway);
  rmSync(folder, { recursive: true, force: true });
});

function headersOf(path: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path, headers: { host: 'localhost' } }, (response) => {
      response.resume();
      resolve(response.headers);
    });
    call.on('error', reject).end();
  });
}

const nobody = { 'x-frame-options': 'DENY' };
const ourselves = { 'x-frame-options': 'SAMEORIGIN' };

test.each([
  ['a page', '/', nobody],
  ['a path without a page', '/nowhere', nobody],
  ['an assistant', '/gptsite/conv_1', ourselves],
  ['a stored copy of a source', '/gptsite/conv_1/source/a', ourselves],
  ['a form', '/form/1', nobody],
  ['a file of the app', '/assets/index-1.js', nobody],
  ['a missing file', '/assets/gone.js', nobody],
  ['the sitemap', '/sitemap.xml', nobody],
  ['an unknown API route', '/api/nowhere', ourselves],
  ['a malformed request', '//[', nobody],
])('%s declares its browser features and who may frame it', async (_name, path, framing) => {
  expect(await headersOf(path)).toMatchObject({
    ...framing,
    'permissions-policy': expect.stringMatching(/\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\)/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(
      framing === nobody ? /frame-ancestors 'none'/ : /frame-ancestors 'self'/,
    ),
  });
});

test('any website may frame the widget’s panel, which may not use browser features either', async () => {
  const headers = await headersOf('/widget/conv_1');
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers['content-security-policy']).toContain('frame-ancestors https: http:');
  expect(headers).toHaveProperty('permissions-policy');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'a page does not take %s, as in its distribution',
  async (method) => {
    expect((await fetch(`http://localhost:${port}/nowhere`, { method })).status).toBe(403);
  },
);

test.each(['/', '/gptsite/conv_1', '/widget/conv_1', '/form/1', '/dashboard'])(
  '%s asks others for pictures by https alone, redirected or not, so that no logo leads into a network without a certificate',
  async (path) => {
    const policy = String((await headersOf(path))['content-security-policy']);
    expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' data: https:");
  },
);
