import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import { openChatStore } from '#functions/storage/dynamodb/chat/chat-store.ts';
import { openTable } from '#functions/storage/dynamodb/table.ts';
import { startDynamodb } from '#infra/local/engines/dynamodb-engine.ts';
import { localNames } from '#infra/local/least-privilege/local-targets.ts';
import { addChats } from '#tests/support/data/add-chats.ts';
import { seedCustomers } from './seed-customers.ts';

type Size = { customers: number; conversations: number };

/** Fills a stopped stack's data folder with many customers, and one assistant with many conversations. */
export async function seedFolder(
  dataDir: string,
  conversionId: string,
  { customers, conversations }: Size,
): Promise<void> {
  const engine = await startDynamodb(join(dataDir, 'table.sqlite'));
  const client = new DynamoDBClient({
    region: localNames.region,
    endpoint: engine.endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    const table = openTable(localNames.table, client);
    const stores = { chats: openChatStore(table), chatDays: openChatDayStore(table) };
    await addChats(stores, conversionId, { from: 0, to: conversations });
    await seedCustomers(table, customers);
  } finally {
    client.destroy();
    await engine.stop();
  }
}
