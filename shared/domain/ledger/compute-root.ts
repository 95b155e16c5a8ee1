import { fromHex, hashLeaf, type Sha256, toHex } from './hash-entry.ts';
import type { SealHeader } from './ledger.ts';

const nodePrefix = 1;

/**
 * The root of a day: the Merkle tree (RFC 6962) over its header, which names the root of the day before, and
 * the entries' hashes in their order.
 */
export function computeRoot(sha256: Sha256, header: SealHeader, hashes: readonly string[]): string {
  return toHex(hashTree(sha256, [hashLeaf(sha256, header), ...hashes.toSorted().map(fromHex)]));
}

function hashTree(sha256: Sha256, leaves: readonly Uint8Array[]): Uint8Array {
  const [only = new Uint8Array()] = leaves;
  if (leaves.length <= 1) return only;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const left = hashTree(sha256, leaves.slice(0, split));
  const right = hashTree(sha256, leaves.slice(split));
  return sha256(Uint8Array.from([nodePrefix, ...left, ...right]));
}
