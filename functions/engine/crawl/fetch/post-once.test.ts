import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { makeLoopbackNetwork } from '#tests/support/servers/loopback-network.ts';
import { createPoster } from './post-once.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(answer: RequestListener, timeoutMs = 5000) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const network = makeLoopbackNetwork({
    'www.site.org': typeof address === 'object' && address ? address.port : 0,
  });
  return { post: createPoster({ ...network, timeoutMs }), dialled: network.dialled };
}
const address = 'https://www.site.org/hook?a=1#part';
const message = {
  body: '{"text":"Grüße"}',
  headers: { 'content-type': 'application/json', 'webhook-id': 'e1' },
};

describe('a post', () => {
  test('sends the text and its headers over one connection, and nothing else that identifies us', async () => {
    const seen: unknown[] = [];
    const { post, dialled } = await open(async (request, response) => {
      const chunks = await Array.fromAsync(request);
      seen.push(request.method, request.url, Buffer.concat(chunks).toString('utf8'));
      seen.push(request.headers['webhook-id'], request.headers.cookie, request.headers.authorization);
      response.end('taken');
    });
    expect(await post(address, message)).toEqual({ ok: true, status: 200, body: 'taken' });
    expect(seen).toEqual(['POST', '/hook?a=1', message.body, 'e1', undefined, undefined]);
    expect(dialled).toMatchObject([{ hostname: 'www.site.org', port: 443, secure: true }]);
  });

  test.each([204, 301, 307, 400, 410, 500, 503])(
    'answers the status %i as it is, after one call',
    async (status) => {
      let calls = 0;
      const { post } = await open((_request, response) => {
        calls++;
        response
          .writeHead(status, { location: 'https://www.site.org/elsewhere', 'retry-after': '0' })
          .end('said');
      });
      expect(await post(address, message)).toEqual({ ok: true, status, body: status === 204 ? '' : 'said' });
      expect(calls).toBe(1);
    },
  );

  test('keeps the start of an endless reply', async () => {
    const { post } = await open((_request, response) => void response.write('x'.repeat(1_000_000)));
    const reply = await post(address, message);
    expect(reply.ok && reply.body.length).toBe(2048);
  });

  test.each<[string, RequestListener]>([
    ['says nothing', () => undefined],
    ['stops in the middle', (_request, response) => void response.write('x')],
  ])('ends in time if the server %s', async (_name, answer) => {
    const { post } = await open(answer, 300);
    const reply = await post(address, message);
    expect(reply).toEqual({ ok: false, reason: 'The server did not answer in time.' });
  });

  test.each([
    ['http://www.site.org/hook', 'Only https addresses are called.'],
    ['https://unknown.site.org/hook', 'The host name does not exist.'],
    ['https://10.0.0.1/hook', 'The address is not on the public internet.'],
  ])('is not made to %s', async (other, reason) => {
    const { post, dialled } = await open((_request, response) => void response.end());
    expect(await post(other, message)).toEqual({ ok: false, reason });
    expect(dialled).toEqual([]);
  });
});
