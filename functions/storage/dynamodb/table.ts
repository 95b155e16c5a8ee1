import { setTimeout as wait } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { callWithTimeout } from '../call-with-timeout.ts';
import { type Change, change, type Write } from './change.ts';
import type { Key } from './keys.ts';
import { describeRange, type Range } from './range.ts';

export type Item = Record<string, unknown>;
/** What a query may ask beside its range. */
type QueryDetails = { limit?: number } & Pick<
  QueryCommandInput,
  | 'ConsistentRead'
  | 'ExclusiveStartKey'
  | 'FilterExpression'
  | 'ProjectionExpression'
  | 'ExpressionAttributeNames'
  | 'ExpressionAttributeValues'
>;
/** What an update returns is the new item, unless it asks for the old one. */
type UpdateDetails = Change & Pick<UpdateCommandInput, 'ReturnValues'>;

/** The single table. Items are returned as unknown: every store parses what it reads. */
export type Table = {
  name: string;
  get(key: Key): Promise<Item | undefined>;
  /** Several items in one call, in the order of their keys: at most 100 different ones. */
  getEach(keys: readonly Key[]): Promise<(Item | undefined)[]>;
  put(item: Item): Promise<void>;
  /** Deletes an item and returns it; only one of several concurrent callers gets it. */
  take(key: Key): Promise<Item | undefined>;
  /** Updates and returns the new item; undefined when the condition failed. */
  update(key: Key, details: UpdateDetails): Promise<Item | undefined>;
  /** Adds to counts without reading the item back, which may hold hundreds of them. */
  count(key: Key, details: Change): Promise<void>;
  /** All items of a query, or as many as its limit. */
  query(range: Range & QueryDetails): Promise<Item[]>;
  /** All or nothing; false when a condition failed. What is undefined is left out. */
  transact(writes: readonly (Write | undefined)[]): Promise<boolean>;
};

/** Opens the table. The client reads region, credentials and endpoint from the environment. */
export function openTable(name: string, client = new DynamoDBClient({ maxAttempts: 5 })): Table {
  // Nobody sees its log, for which it copies every input and output.
  client.middlewareStack.remove('loggerMiddleware');
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return {
    name,
    async get(key) {
      const command = new GetCommand({ TableName: name, Key: key, ConsistentRead: true });
      return (await callWithTimeout((options) => documents.send(command, options))).Item;
    },
    getEach: (keys) => getEach(documents, name, keys),
    async put(item) {
      const command = new PutCommand({ TableName: name, Item: item });
      await callWithTimeout((options) => documents.send(command, options));
    },
    async take(key) {
      const command = new DeleteCommand({ TableName: name, Key: key, ReturnValues: 'ALL_OLD' });
      return (await callWithTimeout((options) => documents.send(command, options))).Attributes;
    },
    async update(key, { ReturnValues = 'ALL_NEW', ...details }) {
      try {
        const command = new UpdateCommand({ TableName: name, Key: key, ReturnValues, ...change(details) });
        return (await callWithTimeout((options) => documents.send(command, options))).Attributes;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
    async count(key, details) {
      const command = new UpdateCommand({ TableName: name, Key: key, ...change(details) });
      await callWithTimeout((options) => documents.send(command, options));
    },
    async query({ limit = Number.POSITIVE_INFINITY, ...range }) {
      const items: Item[] = [];
      const input = describeQuery(range);
      for (let from = input.ExclusiveStartKey; ; ) {
        const missing = limit - items.length;
        const command = new QueryCommand({
          ...{ TableName: name, ...input, ExclusiveStartKey: from },
          ...(Number.isFinite(missing) && { Limit: missing }),
        });
        const page = await callWithTimeout((options) => documents.send(command, options));
        items.push(...(page.Items ?? []));
        from = page.LastEvaluatedKey;
        // A page ends at one megabyte, whatever its limit.
        if (!from || items.length >= limit) return items;
      }
    },
    transact: (writes) => transact(documents, name, writes),
  };
}

function describeQuery(range: Range & QueryDetails) {
  const { ConsistentRead, ExclusiveStartKey, ExpressionAttributeValues } = range;
  const { FilterExpression, ProjectionExpression, ExpressionAttributeNames } = range;
  const described = describeRange(range);
  return {
    ...{
      ConsistentRead,
      ExclusiveStartKey,
      FilterExpression,
      ProjectionExpression,
      ExpressionAttributeNames,
    },
    ...described,
    ExpressionAttributeValues: { ...described.ExpressionAttributeValues, ...ExpressionAttributeValues },
  };
}

async function getEach(
  documents: DynamoDBDocumentClient,
  name: string,
  keys: readonly Key[],
): Promise<(Item | undefined)[]> {
  const items: Item[] = [];
  let missing: Item[] = keys.map((key) => ({ ...key }));
  for (let attempt = 1; missing.length; attempt++) {
    if (attempt > batchTries) throw new BusyTableError(`${missing.length} items were not read`);
    if (attempt > 1) await wait(attempt * 20 * (1 + Math.random()));
    const command = new BatchGetCommand({
      RequestItems: { [name]: { Keys: missing, ConsistentRead: true } },
    });
    const page = await callWithTimeout((options) => documents.send(command, options));
    items.push(...(page.Responses?.[name] ?? []));
    missing = page.UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return keys.map(({ pk, sk }) => items.find((item) => item.pk === pk && item.sk === sk));
}

async function transact(
  documents: DynamoDBDocumentClient,
  TableName: string,
  writes: readonly (Write | undefined)[],
): Promise<boolean> {
  const TransactItems = writes.flatMap((write) => {
    if (!write) return [];
    if ('Put' in write) return { Put: { TableName, ...write.Put } };
    if ('Delete' in write) return { Delete: { TableName, ...write.Delete } };
    return { Update: { TableName, ...write.Update } };
  });
  for (let attempt = 1; ; attempt++) {
    const command = new TransactWriteCommand({ TransactItems });
    const failure = await callWithTimeout((options) => documents.send(command, options)).then(
      () => undefined,
      readCancellation,
    );
    if (!failure) return true;
    if (failure === 'condition') return false;
    if (attempt === conflictTries) throw new BusyTableError(`The transaction was refused ${attempt} times`);
    await wait(attempt * 20 * (1 + Math.random()));
  }
}

/**
 * The SDK doesn't retry these: concurrent transactions on one item cancel each other, and throttling cancels
 * a whole transaction.
 */
const passingReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const conflictTries = 6;

/** A batch returns the keys that a busy table didn't read, which the SDK doesn't retry. */
const batchTries = 6;

/** The call can be retried later. */
class BusyTableError extends Error {
  override readonly name = 'BusyTableError';
}

/** Why a transaction was cancelled. Rethrows any other error. */
function readCancellation(error: unknown): 'condition' | 'conflict' {
  if (!(error instanceof TransactionCanceledException)) throw error;
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
  if (codes.includes('ConditionalCheckFailed')) return 'condition';
  if (codes.some((code) => code !== undefined && passingReasons.has(code))) return 'conflict';
  throw error;
}
