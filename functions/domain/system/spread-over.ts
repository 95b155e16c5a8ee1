import { createHash } from 'node:crypto';

/** A whole number below `count`, always the same for an id and spread evenly over many ids. */
export function spreadOver(count: number, id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % count;
}
