import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a loopback port (0: any free one) and returns the port. Rejects when the port is taken. */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return readPort(server.address());
}

/** Stops listening and ends open connections. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

/**
 * A currently free loopback port, for programs that can't choose one themselves. Rejects when the wanted one is taken.
 */
export async function findFreePort(wantedPort = 0): Promise<number> {
  const server = createServer();
  const port = await listen(server, wantedPort);
  await close(server);
  return port;
}

function readPort(address: AddressInfo | string | null): number {
  if (address && typeof address === 'object') return address.port;
  throw new Error('The server has no port');
}
