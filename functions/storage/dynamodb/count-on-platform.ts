import { writeChange } from './change.ts';
import { chooseShard } from './choose-shard.ts';
import { keys } from './keys.ts';

/** A write that counts an id on its platform, for the transaction that stores or erases it. */
export function countOnPlatform(
  brandId: string,
  id: string,
  change: Partial<Record<'conversions' | 'adminUsers' | 'inquiries', 1 | -1>>,
) {
  return writeChange(keys.platformCounts(brandId, chooseShard(id)), { add: change });
}
