import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { fetchLimits } from '../fetch/fetch-limits.ts';
import type { Dialer, Resolver } from '../fetch/network.ts';
import { checkUrl, resolvePublicAddresses } from '../fetch/url-guard.ts';

type ProxyOptions = {
  resolve: Resolver;
  dial: Dialer;
  /** Sent and received by all connections; one more ends them all. */
  maxBytes: number;
};

export type GuardedProxy = { port: number; countBytes(): number; close(): void };

/** Only what pages ask for; `CONNECT` comes as an event of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * An HTTP proxy on this machine that dials public addresses only, by the same guard as the crawler: names are resolved
 * and checked here, and the address that was checked is the one that is dialled.
 */
export async function openGuardedProxy({ resolve, dial, maxBytes }: ProxyOptions): Promise<GuardedProxy> {
  const sockets = new Set<Duplex>();
  let bytes = 0;
  let isClosed = false;
  const close = () => {
    isClosed = true;
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) close();
  };
  const reach = async (text: string): Promise<Socket> => {
    const url = checkUrl(text);
    const [address = ''] = await resolvePublicAddresses(url, resolve);
    const socket = await dial({
      ...{ hostname: url.hostname, address, secure: false },
      port: url.protocol === 'https:' ? 443 : 80,
      signal: AbortSignal.timeout(fetchLimits.connectMs),
    });
    sockets.add(socket);
    if (isClosed) socket.destroy();
    socket.on('data', count).on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer((request, response) => {
    forwardPlain(reach, request, response).catch(() => refuse(response));
  });
  server.on('connect', (request, client: Duplex, head: Buffer) => {
    client.on('error', () => client.destroy());
    tunnel(reach, request.url ?? '', client, head).catch(() => client.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  });
  server.on('connection', (client) => {
    sockets.add(client);
    client.on('data', count).on('close', () => sockets.delete(client));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server.address()), countBytes: () => bytes, close };
}

type Reach = (url: string) => Promise<Socket>;

/** TLS is between the browser and the website. */
async function tunnel(reach: Reach, authority: string, client: Duplex, head: Buffer): Promise<void> {
  const website = await reach(`https://${authority}`);
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  website.write(head);
  website.pipe(client).pipe(website);
  client.on('close', () => website.destroy());
  website.on('close', () => client.destroy());
}

async function forwardPlain(reach: Reach, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', method = '' } = request;
  if (!methods.has(method) || !url.startsWith('http:')) return refuse(response);
  const website = await reach(url);
  const { host, pathname, search } = new URL(url);
  const { 'proxy-connection': _proxy, ...headers } = request.headers;
  const sent = forward({
    ...{ method, path: `${pathname}${search}` },
    headers: { ...headers, host, connection: 'close' },
    createConnection: () => website,
  });
  sent.on('error', () => response.destroy());
  sent.on('upgrade', () => response.destroy());
  sent.on('response', (reply) => {
    reply.on('error', () => response.destroy());
    try {
      response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(response);
    } catch {
      // A website may send a status or headers that Node reads but does not write, as the status 99.
      response.destroy();
    }
  });
  request.pipe(sent);
}

function refuse(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(403);
  response.end();
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}
