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
  test('is tried again when another one was under way', async () => {
    client.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    expect(await openTable('t').transact([])).toBe(true);
  });

  test('answers false when a condition did not hold', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));
    expect(await openTable('t').transact([])).toBe(false);
  });

  test('throws what it cannot judge', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('ValidationError'));
    await expect(openTable('t').transact([])).rejects.toThrow('cancelled');
  });
});

describe('an update', () => {
  const update = () => openTable('t').update({ pk: 'p', sk: 's' }, { UpdateExpression: 'SET a = :a' });

  test('answers nothing when its condition did not hold', async () => {
    client.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ message: 'no', $metadata: {} }));
    expect(await update()).toBeUndefined();
  });

  test('throws when the table throttles: nobody is told that something was stored', async () => {
    client.on(UpdateCommand).rejects(Object.assign(new Error('slow'), { name: 'ThrottlingException' }));
    await expect(update()).rejects.toThrow('slow');
  });
});
