import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { dueIndexName } from '#functions/storage/keys.ts';
import { findFreePort } from './listen.ts';

export type Engine = { endpoint: string; pid?: number | undefined; stop(): Promise<void> };

/** Starts the embedded DynamoDB on a file; its content survives restarts. */
export async function startDynamodb(databaseFile: string): Promise<Engine> {
  const port = await findFreePort();
  const [command, ...prefix] = findProgram();
  const child = spawn(command, [...prefix, 'serve', '--port', String(port), '--db-path', databaseFile], {
    stdio: 'ignore',
    // Ctrl-C reaches every process of the terminal; this one has to outlive the worker's last write.
    detached: true,
  });
  const endpoint = `http://127.0.0.1:${port}`;
  child.once('error', (error) => console.error(`The embedded DynamoDB did not start: ${error.message}`));
  await waitUntilReady(child, endpoint);
  return { endpoint, pid: child.pid, stop: () => stopChild(child) };
}

/** The binary of this platform's package, or the runner that fetches it where there is none. */
function findProgram(): [string, ...string[]] {
  try {
    return [createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`)];
  } catch {
    return ['npx', '--yes', 'dynoxide'];
  }
}

async function waitUntilReady(child: ChildProcess, endpoint: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The embedded DynamoDB ended with exit code ${child.exitCode}`);
    const isUp = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error('The embedded DynamoDB did not start within 30 s');
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}

/** Creates the single table with its index of due work, unless it is there. */
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
