import type { Socket } from 'node:net';
import { Client } from 'undici';

/** An open connection to one checked address of one origin. */
export type Connection = { client: Client; address: string; socket: Socket; isReused: boolean };

/** Keeps connections between requests to the same website: opening one costs three round trips, most of a fetch. */
export type ConnectionPool = {
  /** Takes an idle connection to one of the addresses for exclusive use. */
  take(origin: string, addresses: readonly string[]): Connection | undefined;
  /** Keeps a connection whose response was read completely; it closes when the server or a timeout closes it. */
  keep(origin: string, connection: Connection): void;
};

/** The number of parallel requests of a crawl to one website. */
const mostIdleOfOrigin = 4;
/** Most servers wait five seconds; connections of a suspended function die unnoticed. */
const longestIdleMs = 3_000;

type Idle = Connection & { keptAt: number };

export function openConnectionPool(): ConnectionPool {
  const idle = new Map<string, Idle[]>();
  const remove = (origin: string, { client }: Connection) => {
    const left = (idle.get(origin) ?? []).filter((other) => other.client !== client);
    if (left.length > 0) idle.set(origin, left);
    else idle.delete(origin);
  };
  return {
    take(origin, addresses) {
      const kept = idle.get(origin) ?? [];
      for (const connection of kept.filter(isOld)) {
        remove(origin, connection);
        close(connection);
      }
      const found = kept.find((connection) => !isOld(connection) && addresses.includes(connection.address));
      if (!found) return undefined;
      remove(origin, found);
      found.socket.ref();
      return { ...found, isReused: true };
    },
    keep(origin, connection) {
      const kept = idle.get(origin) ?? [];
      if (connection.socket.destroyed || kept.length >= mostIdleOfOrigin) return void close(connection);
      idle.set(origin, [...kept, { ...connection, keptAt: Date.now() }]);
      if (!connection.isReused) {
        connection.client.once('disconnect', () => {
          remove(origin, connection);
          close(connection);
        });
      }
      // Idle connections don't keep a process or a test alive.
      connection.socket.unref();
    },
  };
}

const isOld = ({ keptAt }: Idle): boolean => Date.now() - keptAt > longestIdleMs;

/** A client for one existing connection, which never opens another. */
export function clientOf(socket: Socket, origin: string, headerBytes: number): Client {
  let isUsed = false;
  return new Client(origin, {
    // undici drops a connection that exists before undici asks for one.
    connect: (_target, callback) =>
      queueMicrotask(() => {
        const isLost = isUsed || socket.destroyed;
        isUsed = true;
        if (isLost) callback(new Error('The connection is lost.'), null);
        else callback(null, socket);
      }),
    maxHeaderSize: headerBytes,
    pipelining: 1,
    allowH2: false,
  });
}

export function close({ client }: Pick<Connection, 'client'>): void {
  client.destroy().catch(() => {});
}
