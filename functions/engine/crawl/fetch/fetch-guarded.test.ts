import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { makeLoopbackNetwork } from '#tests/support/servers/loopback-network.ts';
import { createGuardedFetch } from './fetch-guarded.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const network = makeLoopbackNetwork({ 'login.site.org': port });
  return { fetch: createGuardedFetch(network), dialled: network.dialled };
}
const url = 'https://login.site.org/token';
const get = { method: 'GET', headers: {} };

test('a reply keeps its status and type, whatever they are, and a redirect leads nowhere', async () => {
  const { fetch, dialled } = await open((request, response) => {
    const isForm = request.method === 'POST';
    response.writeHead(isForm ? 400 : 302, {
      ...{ 'content-type': 'application/json', location: 'https://10.0.0.1/' },
    });
    response.end('{"error":"no"}');
  });
  const body = new URLSearchParams({ code: 'c' });
  const refused = await fetch(url, { method: 'POST', headers: {}, body });
  expect([refused.status, await refused.json()]).toEqual([400, { error: 'no' }]);
  expect(refused.headers.get('content-type')).toBe('application/json');
  expect((await fetch(url, get)).status).toBe(302);
  expect(dialled.map(({ hostname }) => hostname)).toEqual(['login.site.org', 'login.site.org']);
});

test('an endless reply is refused', async () => {
  const { fetch } = await open((_request, response) => void response.write('x'.repeat(1_000_000)));
  await expect(fetch(url, get)).rejects.toThrow(/larger than/);
});

test.each([
  'http://login.site.org/token',
  'https://10.0.0.1/',
  'https://login.site.org:8443/',
  'https://localhost/',
])('%s is not called', async (address) => {
  const { fetch, dialled } = await open((_request, response) => void response.end());
  await expect(fetch(address, get)).rejects.toThrow();
  expect(dialled).toEqual([]);
});
