import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  paginateQuery,
  paginateScan,
} from '@aws-sdk/lib-dynamodb';

/**
 * BatchWriteItem's limit:
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html
 */
const batchSize = 25;
const longestPauseMs = 10_000;

type Copy = {
  from: string;
  to: string;
  /** The partition to copy; all when undefined. */
  partition: string | undefined;
};

/** Copies one table's items over another's; the other's remaining items stay. Returns how many. */
export async function copyItems({ from, to, partition }: Copy): Promise<number> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 10 }));
  const all = { TableName: from, ConsistentRead: true };
  const pages = partition
    ? paginateQuery(
        { client },
        { ...all, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': partition } },
      )
    : paginateScan({ client }, all);
  let copied = 0;
  for await (const { Items = [] } of pages) {
    for (let start = 0; start < Items.length; start += batchSize)
      await putAll(client, to, Items.slice(start, start + batchSize));
    copied += Items.length;
  }
  client.destroy();
  return copied;
}

/** A busy table accepts part of a batch: the rest is retried with growing delays. */
async function putAll(
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly Record<string, unknown>[],
): Promise<void> {
  let requests = items.map((Item) => ({ PutRequest: { Item } }));
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const { UnprocessedItems = {} } = await client.send(
      new BatchWriteCommand({ RequestItems: { [table]: requests } }),
    );
    requests = (UnprocessedItems[table] ?? []).flatMap(({ PutRequest }) =>
      PutRequest?.Item ? [{ PutRequest: { Item: PutRequest.Item } }] : [],
    );
    if (requests.length === 0) return;
    await wait(pauseMs);
  }
}
