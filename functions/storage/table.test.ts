import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
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
