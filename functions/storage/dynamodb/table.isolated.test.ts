import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
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

describe('a read of several items', () => {
  const [one, two] = [
    { pk: 'A', sk: '1' },
    { pk: 'A', sk: '2' },
  ] as const;
  const unread = (Keys: Record<string, unknown>[]) => ({ UnprocessedKeys: { t: { Keys } } });

  test('returns them in the order of their keys, and asks again for those a busy table left out', async () => {
    client
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { t: [two] }, ...unread([one]) })
      .resolvesOnce({ Responses: { t: [one] } });
    const none = { pk: 'B', sk: '1' };
    expect(await openTable('t').getEach([one, none, two])).toEqual([one, undefined, two]);
    const asked = client.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.t);
    expect(asked).toEqual([
      { Keys: [one, none, two], ConsistentRead: true },
      { Keys: [one], ConsistentRead: true },
    ]);
  });

  test('fails when the table stays busy', async () => {
    client.on(BatchGetCommand).resolves(unread([one]));
    await expect(openTable('t').getEach([one])).rejects.toThrow('1 items were not read');
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
    expect(await openTable('t').query({ pk: 'p' })).toEqual([{ sk: 'a' }, { sk: 'b' }, { sk: 'c' }]);
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
    expect(await openTable('t').query({ pk: 'p', limit: 3 })).toHaveLength(3);
    expect(client.commandCalls(QueryCommand).map(({ args }) => args[0].input.Limit)).toEqual([3, 2]);
  });
});

describe('an update', () => {
  const update = () => openTable('t').update({ pk: 'p', sk: 's' }, { set: { a: 1 } });

  test('returns undefined when its condition failed', async () => {
    client.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ message: 'no', $metadata: {} }));
    expect(await update()).toBeUndefined();
  });

  test('throws when the table throttles, so that nothing is reported as stored', async () => {
    client.on(UpdateCommand).rejects(Object.assign(new Error('slow'), { name: 'ThrottlingException' }));
    await expect(update()).rejects.toThrow('slow');
  });
});
