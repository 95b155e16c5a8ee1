import { createHash } from 'node:crypto';

/** The same address is the same source, however often it is read. */
export function makeSourceId(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32);
}
