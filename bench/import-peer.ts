import { installPeers } from './install-peers.ts';

/**
 * A module of bench/peers, found at run time so that the product is checked without those packages. Whoever imports it
 * names its type; `npm run check:peers` holds the module to the same type.
 */
export async function importPeer(name: string) {
  installPeers();
  return await import(new URL(`peers/${name}.ts`, import.meta.url).href);
}
