import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { listDescendants } from './list-processes.ts';

/** State of a TCP socket that waits for callers, in `/proc/net/tcp`. */
const listening = '0A';
const loopbackNames = new Map([
  ['0100007F', '127.0.0.1'],
  ['00000000000000000000000001000000', '::1'],
]);

/** Addresses at which a process and its descendants wait for callers; on Linux only. */
export function listListeners(pid: number): string[] {
  const family = [pid, ...listDescendants(pid).map((process) => process.pid)];
  const owned = new Set(family.flatMap(listSockets));
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [, address = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
        return state === listening && owned.has(inode) ? [describe(address)] : [];
      }),
  );
}

/** Inodes of a process's open sockets; a process may end meanwhile. */
function listSockets(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap((name) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readLink(`${folder}/${name}`)) ?? [];
      return inode ? [inode] : [];
    });
  } catch {
    return [];
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function describe(address: string): string {
  const [host = '', port = ''] = address.split(':');
  return `${loopbackNames.get(host) ?? host}:${Number.parseInt(port, 16)}`;
}
