import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);

/** Bundles what every function needs at least, DynamoDB's document client, as the yardstick. */
export async function bundleDocumentClient(outfile: string): Promise<void> {
  await build({
    stdin: {
      contents: `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
        import { DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
        export const handler = () => [DynamoDBDocumentClient.from(new DynamoDBClient({})), GetCommand, PutCommand, UpdateCommand, QueryCommand];`,
      resolveDir: import.meta.dirname,
    },
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

/**
 * CPU milliseconds a fresh process takes to load each module: the minimum of several interleaved rounds,
 * because other load on the machine only adds time.
 */
export async function measureLoads(files: readonly string[], rounds: number): Promise<number[]> {
  const least = files.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [index, file] of files.entries())
      least[index] = Math.min(least[index] ?? Number.POSITIVE_INFINITY, await measureLoad(file));
  return least;
}

async function measureLoad(file: string): Promise<number> {
  const program = `const start = process.cpuUsage(); await import(${JSON.stringify(pathToFileURL(file).href)}); const { user, system } = process.cpuUsage(start); console.log((user + system) / 1000); process.exit();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    // A cold start finds nothing compiled.
    env: { ...process.env, AWS_REGION: 'us-east-1', NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  return Number(stdout);
}
