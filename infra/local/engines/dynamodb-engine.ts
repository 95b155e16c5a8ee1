import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { dueIndexName } from '#functions/storage/dynamodb/keys.ts';
import { findFreePort } from '../listen.ts';
import { spawnTied } from '../processes/spawn-tied.ts';
import { type Supervised, superviseProcess } from '../processes/supervise-process.ts';

export type Engine = { endpoint: string; stop(): Promise<void> };
export type TableEngine = Engine & Supervised;

/**
 * Starts the embedded DynamoDB on a file, which survives restarts. A crash restarts it on the same port. It
 * ends with this process, even after SIGKILL.
 */
export async function startDynamodb(
  databaseFile: string,
  onStart: (pid: number) => void = () => undefined,
): Promise<TableEngine> {
  const port = await findFreePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const supervised = await superviseProcess({
    name: 'The embedded DynamoDB',
    start: () => spawnTied([...findProgram(), 'serve', '--port', String(port), '--db-path', databaseFile]),
    waitUntilReady: (_child, signal) => waitUntilReachable(endpoint, signal),
    onStart,
  });
  return { endpoint, ...supervised };
}

/** For platforms whose package is not in the lockfile; the version is that of the package that is. */
const fetched = 'dynoxide@1.2.1';

/** This platform's binary, or npx, which fetches it. */
function findProgram(): [string, ...string[]] {
  try {
    return [createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`)];
  } catch {
    return ['npx', '--yes', fetched];
  }
}

async function waitUntilReachable(endpoint: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!signal.aborted && Date.now() < deadline) {
    const isUp = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(20);
  }
  throw new Error('The embedded DynamoDB did not start within 30 s');
}

/** Creates the single table with its due-work index, if missing. */
export async function createTable(tableName: string): Promise<void> {
  const client = new DynamoDBClient({});
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  const keySchema = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['pk', 'sk', 'dueKind', 'dueAt'].map(text),
        KeySchema: keySchema('pk', 'sk'),
        GlobalSecondaryIndexes: [
          {
            IndexName: dueIndexName,
            KeySchema: keySchema('dueKind', 'dueAt'),
            Projection: { ProjectionType: 'ALL' },
          },
        ],
      }),
    );
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { Enabled: true, AttributeName: 'expiresAt' },
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  } finally {
    client.destroy();
  }
}
