import { installPeers } from './install-peers.ts';

/**
 * A module of bench/peers, found at run time so that the product compiles without those packages; the caller names its
 * type, which `npm run check:peers` checks.
 */
export async function importPeer(name: string) {
  installPeers();
  return await import(new URL(`peers/${name}.ts`, import.meta.url).href);
}
