import { chooseShard } from './choose-shard.ts';
import { keys } from './keys.ts';

type Counted = 'conversions' | 'adminUsers' | 'inquiries';

/** A write that counts an id on its platform, for the transaction that stores or erases it. */
export function countOnPlatform(
  tableName: string,
  brandId: string,
  id: string,
  change: Partial<Record<Counted, 1 | -1>>,
) {
  const names = Object.keys(change);
  return {
    Update: {
      TableName: tableName,
      Key: keys.platformCounts(brandId, chooseShard(id)),
      UpdateExpression: `ADD ${names.map((name) => `${name} :${name}`).join(', ')}`,
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(change).map(([name, value]) => [`:${name}`, value]),
      ),
    },
  };
}
