import { lookup } from 'node:dns/promises';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import * as z from 'zod';

/** All A and AAAA records of a host name; empty if it doesn't exist. */
export type Resolver = (hostname: string) => Promise<string[]>;

/** Where to connect: `address` was checked, `hostname` is for SNI, the certificate and the Host header. */
export type DialTarget = {
  hostname: string;
  address: string;
  port: number;
  secure: boolean;
  signal: AbortSignal;
};

/** Connects to exactly `target.address`; resolves once it can carry a request (TLS included). */
export type Dialer = (target: DialTarget) => Promise<Socket>;

const systemErrorSchema = z.object({ code: z.string() });

/** The operating system's resolver. Rejects if DNS itself fails. */
export const resolveWithDns: Resolver = async (hostname) => {
  try {
    const answers = await lookup(hostname, { all: true, verbatim: true });
    return answers.map(({ address }) => address);
  } catch (error) {
    const code = systemErrorSchema.safeParse(error).data?.code;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
};

/** Connects over TCP and TLS. */
export const dialAddress: Dialer = ({ hostname, address, port, secure, signal }) => {
  const socket = secure
    ? connectTls({ host: address, port, servername: serverNameOf(hostname), ALPNProtocols: ['http/1.1'] })
    : connectTcp({ host: address, port });
  return new Promise<Socket>((resolve, reject) => {
    const abort = () => socket.destroy(new Error('The connection took too long.'));
    signal.addEventListener('abort', abort, { once: true });
    socket.once('error', reject);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      signal.removeEventListener('abort', abort);
      socket.off('error', reject);
      resolve(socket);
    });
    if (signal.aborted) abort();
  });
};

/** Literal addresses aren't sent as server names (RFC 6066, 3). */
function serverNameOf(hostname: string): string {
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? '' : hostname.replace(/\.$/, '');
}
