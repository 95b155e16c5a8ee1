/** An item takes 1,000 writes a second: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-sharding.html */
const shards = 8;

/** Which of the items that share a count takes the change of something with this id. */
export function chooseShard(id: string): number {
  return [...id].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % shards;
}
