import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
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
