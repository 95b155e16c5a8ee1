/**
 * An item takes 1,000 writes per second:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-sharding.html
 */
const shards = 8;

/** The shard that counts changes of this id. */
export function chooseShard(id: string): number {
  return [...id].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % shards;
}
