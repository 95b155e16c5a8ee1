import { connect, type Socket } from 'node:net';
import type { Dialer, DialTarget, Resolver } from '#functions/engine/crawl/fetch/network.ts';

/** A public address that stands for every name; nothing is ever sent to it. */
const placeholderAddress = '93.184.216.34';

/** A resolver and dialer for tests: names lead to loopback ports, and every target is recorded. */
export function makeLoopbackNetwork(ports: Record<string, number>): {
  resolve: Resolver;
  dial: Dialer;
  dialled: DialTarget[];
} {
  const dialled: DialTarget[] = [];
  return {
    dialled,
    resolve: async (hostname) => (Object.hasOwn(ports, hostname) ? [placeholderAddress] : []),
    dial: (target) => {
      dialled.push(target);
      return new Promise<Socket>((resolve, reject) => {
        const socket = connect({ host: '127.0.0.1', port: ports[target.hostname] ?? 0 });
        socket.once('error', reject);
        socket.once('connect', () => {
          socket.off('error', reject);
          resolve(socket);
        });
      });
    },
  };
}
