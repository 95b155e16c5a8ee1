import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';

/** Every item that still exists in the table some milliseconds from now, as JSON; for stacks in the test's own process. */
export async function readTable(afterMs = 0): Promise<string[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const { Items = [], LastEvaluatedKey } = await client.send(
    new ScanCommand({ TableName: process.env.TABLE_NAME, ConsistentRead: true }),
  );
  client.destroy();
  if (LastEvaluatedKey)
    throw new Error('The table is larger than one page: this reader would miss some of it');
  const seconds = (Date.now() + afterMs) / 1000;
  return Items.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > seconds)
    .map((item) => JSON.stringify(item, sortKeys))
    .sort();
}

/** The table returns an item's fields in any order. */
function sortKeys(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
