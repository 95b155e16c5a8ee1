import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type BillingAccount, billingAccountSchema } from '#functions/domain/billing/billing-account.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';

/** All billing accounts. It reads the whole table: for a command, never for a request. */
export async function listBillingAccounts(table: string): Promise<BillingAccount[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 10 }));
  const accounts: BillingAccount[] = [];
  const pages = paginateScan(
    { client },
    {
      TableName: table,
      FilterExpression: 'sk = :billing',
      ExpressionAttributeValues: { ':billing': keys.billingAccount('').sk },
    },
  );
  for await (const { Items = [] } of pages)
    accounts.push(...Items.map((item) => billingAccountSchema.parse(item)));
  client.destroy();
  return accounts;
}
