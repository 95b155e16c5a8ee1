import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';

export type Item = Record<string, unknown>;
type WithoutTable<T> = Omit<T, 'TableName'>;
type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type UpdateDetails = Omit<UpdateCommandInput, 'TableName' | 'Key'>;

/** The single table. Items come back unknown: every store parses what it reads. */
export type Table = {
  name: string;
  get(key: Key): Promise<Item | undefined>;
  put(item: Item): Promise<void>;
  /** Updates and answers the new item; undefined when the condition did not hold. */
  update(key: Key, details: UpdateDetails): Promise<Item | undefined>;
  /** One page of a query. */
  query(input: WithoutTable<QueryCommandInput>): Promise<Item[]>;
  /** All or nothing; false when a condition did not hold. */
  transact(writes: Write[]): Promise<boolean>;
};

/** Opens the table. The client reads region, credentials and endpoint from the environment. */
export function openTable(name: string, client = new DynamoDBClient({ maxAttempts: 5 })): Table {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return {
    name,
    async get(key) {
      const { Item } = await documents.send(
        new GetCommand({ TableName: name, Key: key, ConsistentRead: true }),
      );
      return Item;
    },
    async put(item) {
      await documents.send(new PutCommand({ TableName: name, Item: item }));
    },
    async update(key, details) {
      try {
        const command = new UpdateCommand({ TableName: name, Key: key, ReturnValues: 'ALL_NEW', ...details });
        return (await documents.send(command)).Attributes;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
    async query(input) {
      return (await documents.send(new QueryCommand({ TableName: name, ...input }))).Items ?? [];
    },
    async transact(writes) {
      try {
        await documents.send(new TransactWriteCommand({ TransactItems: writes }));
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}

/** A lost race shows as a failed condition or as a conflict between two transactions. */
function isConditionFailure(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some(
    ({ Code }) => Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict',
  );
}
