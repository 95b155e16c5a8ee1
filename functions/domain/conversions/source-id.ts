import { createHash } from 'node:crypto';

/** The same URL is always the same source. */
export function makeSourceId(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32);
}
