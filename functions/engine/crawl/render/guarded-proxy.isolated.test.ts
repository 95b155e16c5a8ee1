import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGuardedProxy } from './guarded-proxy.ts';

/** What a website may send back, first as it is, then with its connection reset. */
const replies: Record<string, string | undefined> = {
  nothing: undefined,
  'no HTTP': 'hello\r\n\r\n',
  'a status below all others': 'HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n',
  'a status above all others': 'HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n',
  'the status zero': 'HTTP/1.1 000 Odd\r\ncontent-length: 0\r\n\r\n',
  'a change of protocol': 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: odd\r\n\r\nodd',
  'hints without end': 'HTTP/1.1 103 Early\r\n\r\n'.repeat(50),
  'a control character in a header': 'HTTP/1.1 200 OK\r\nx-odd: a\u0001b\r\ncontent-length: 0\r\n\r\n',
  'a header with a strange name': 'HTTP/1.1 200 OK\r\nx odd: a\r\ncontent-length: 0\r\n\r\n',
  'two lengths': 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  'a length and chunks':
    'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n',
  'broken chunks': 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'less than it says': 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nab',
  'a body where none may be': 'HTTP/1.1 204 None\r\n\r\nbody',
  'two replies': 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\naHTTP/1.1 200 OK\r\n\r\n',
  'a large header': `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
};
const asked = (target: string, method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nhost: www.site.org\r\nconnection: close\r\n\r\n`;
/** What the browser may ask for. */
const requests: Record<string, string> = {
  'a page': asked('http://www.site.org/'),
  'a tunnel': `${asked('www.site.org:443', 'CONNECT')}hello`,
  'a post that stops': 'POST http://www.site.org/ HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\na',
  'a tunnel to nowhere': asked('::::', 'CONNECT'),
  'a path of spaces': asked('http://www.site.org/%zz%00'),
  'no HTTP': 'hello\r\n\r\n',
  'an address that is none': asked('http://[/'),
};

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const faults: unknown[] = [];
const note = (error: unknown) => void faults.push(error);
// Replaced in this process alone: what nobody catches would end the worker.
const others = process.listeners('uncaughtException');
beforeAll(() => {
  process
    .removeAllListeners('uncaughtException')
    .on('uncaughtException', note)
    .on('unhandledRejection', note);
});
afterAll(() => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  for (const listener of others) process.on('uncaughtException', listener);
});

/** Sends bytes and waits for the end of the connection, which this side resets when it was told to. */
async function ask(port: number, bytes: string, isReset: boolean): Promise<void> {
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined).resume();
  client.write(bytes);
  if (isReset) client.once('data', () => client.resetAndDestroy());
  else client.end();
  await once(client, 'close');
}

test.for(Object.entries(replies))(
  'a website that sends %s ends nothing but its own reply',
  async ([, reply]) => {
    for (const isReset of [false, true]) {
      const site = createServer((socket) => {
        socket
          .on('error', () => undefined)
          .once('data', () => {
            if (reply !== undefined) socket.write(reply, 'latin1');
            if (isReset) socket.resetAndDestroy();
            else socket.end();
          });
      });
      const port = await listen(site);
      const proxy = await openGuardedProxy({
        resolve: async () => ['93.184.216.34'],
        dial: async () => connect(port, '127.0.0.1'),
        maxBytes: 1e6,
      });
      for (const request of Object.values(requests)) await ask(proxy.port, request, isReset);
      proxy.close();
      site.close();
    }
    expect(faults).toEqual([]);
  },
);

test.for(['resolve', 'dial'] as const)('a fault of %s refuses the request', async (name) => {
  for (const fail of [
    () => {
      throw new Error('planted fault');
    },
    () => Promise.reject(new Error('planted fault')),
  ]) {
    const proxy = await openGuardedProxy({
      ...{ resolve: async () => ['93.184.216.34'], dial: async () => connect(1, '127.0.0.1') },
      [name]: fail,
      maxBytes: 1e6,
    });
    for (const request of Object.values(requests)) await ask(proxy.port, request, false);
    proxy.close();
  }
  expect(faults).toEqual([]);
});
