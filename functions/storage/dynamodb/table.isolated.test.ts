import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTable } from './table.ts';

const client = mockClient(DynamoDBDocumentClient);
beforeEach(() => client.reset());
process.env.AWS_REGION = 'us-east-1';

const cancelled = (Code: string) =>
  new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons: [{ Code }] });

describe('a transaction', () => {
  test('is retried after a conflict with another one', async () => {
    client.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    expect(await openTable('t').transact([])).toBe(true);
  });

  test('returns false when a condition failed', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));
    expect(await openTable('t').transact([])).toBe(false);
  });

  test('throws unknown errors', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('ValidationError'));
    await expect(openTable('t').transact([])).rejects.toThrow('cancelled');
  });
});

describe('a query', () => {
  const page = (names: string[], hasMore: boolean) => ({
    Items: names.map((sk) => ({ sk })),
    ...(hasMore && { LastEvaluatedKey: { sk: names.at(-1) ?? 'none' } }),
  });

  test('continues after a page that ended early, even an empty one, and misses nothing', async () => {
    client
      .on(QueryCommand)
      .resolvesOnce(page(['a', 'b'], true))
      .resolvesOnce(page([], true))
      .resolvesOnce(page(['c'], false));
    expect(await openTable('t').query({})).toEqual([{ sk: 'a' }, { sk: 'b' }, { sk: 'c' }]);
    expect(client.commandCalls(QueryCommand).map(({ args }) => args[0].input.ExclusiveStartKey)).toEqual([
      undefined,
      { sk: 'b' },
      { sk: 'none' },
    ]);
  });

  test('with a limit asks only for what is missing, and for nothing more than that', async () => {
    client
      .on(QueryCommand)
      .resolvesOnce(page(['a'], true))
      .resolves(page(['b', 'c'], true));
    expect(await openTable('t').query({ Limit: 3 })).toHaveLength(3);
    expect(client.commandCalls(QueryCommand).map(({ args }) => args[0].input.Limit)).toEqual([3, 2]);
  });
});

describe('an update', () => {
  const update = () => openTable('t').update({ pk: 'p', sk: 's' }, { UpdateExpression: 'SET a = :a' });

  test('returns undefined when its condition failed', async () => {
    client.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ message: 'no', $metadata: {} }));
    expect(await update()).toBeUndefined();
  });

  test('throws when the table throttles, so that nothing is reported as stored', async () => {
    client.on(UpdateCommand).rejects(Object.assign(new Error('slow'), { name: 'ThrottlingException' }));
    await expect(update()).rejects.toThrow('slow');
  });
});
