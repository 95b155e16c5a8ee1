import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Peer, peers } from './peers.ts';

const run = promisify(execFile);
const downloadLimitMs = 60_000;

export type FetchedPeer = Peer & { folder: string };

/**
 * The peers whose packages are in the folder after missing ones are downloaded, with a printed note on the unavailable; no
 * package is installed or run.
 */
export async function fetchPeers(cacheFolder: string): Promise<FetchedPeer[]> {
  const fetched: FetchedPeer[] = [];
  for (const peer of peers) {
    const folder = join(cacheFolder, peer.package.replace('/', '-'));
    try {
      if (!existsSync(folder)) await download(peer, folder);
      fetched.push({ ...peer, folder });
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      console.warn(`Left out: ${peer.package} is not in .bench and could not be fetched (${reason}).`);
    }
  }
  return fetched;
}

async function download(peer: Peer, folder: string): Promise<void> {
  // Outside this project, so that its settings and lock file have no effect.
  const place = mkdtempSync(join(tmpdir(), 'gptsites-peer-'));
  try {
    await run('npm', ['pack', peer.package, '--silent'], { cwd: place, timeout: downloadLimitMs });
    const [tarball = ''] = readdirSync(place);
    const hash = createHash('sha512')
      .update(readFileSync(join(place, tarball)))
      .digest('base64');
    if (`sha512-${hash}` !== peer.integrity) throw new Error('it is not the package that is pinned');
    await run('tar', ['-xzf', tarball], { cwd: place });
    cpSync(join(place, 'package'), folder, { recursive: true });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
