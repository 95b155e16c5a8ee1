import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { build } from 'esbuild';
import * as z from 'zod';

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

const resultSchema = z.custom<APIGatewayProxyStructuredResultV2>(
  (value) => typeof value === 'object' && value !== null,
);
const startSchema = z.object({
  /** CPU milliseconds until the module is loaded, and until it has answered. */
  loadMs: z.number(),
  answerMs: z.number(),
  /** Bytes of the modules that were read until then. */
  loadBytes: z.number(),
  answerBytes: z.number(),
  result: resultSchema.optional(),
});
export type Start = z.infer<typeof startSchema>;

/** What a fresh process uses to load a bundled function, and to answer its first call if there is one. */
export async function measureStart(file: string, event?: APIGatewayProxyEventV2): Promise<Start> {
  const program = `
    import { registerHooks } from 'node:module';
    let bytes = 0;
    registerHooks({
      load: (url, context, next) => {
        const loaded = next(url, context);
        bytes += url.startsWith('file:') ? loaded.source?.length ?? 0 : 0;
        return loaded;
      },
    });
    const begun = process.cpuUsage();
    const readMs = () => {
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1000;
    };
    const { handler } = await import(${JSON.stringify(pathToFileURL(file).href)});
    const [loadMs, loadBytes] = [readMs(), bytes];
    const event = ${JSON.stringify(event ?? null)};
    const context = { awsRequestId: 'first-call', getRemainingTimeInMillis: () => 29_000 };
    const result = event ? await handler(event, context) : undefined;
    const start = { loadMs, answerMs: readMs(), loadBytes, answerBytes: bytes, result };
    process.stdout.write(JSON.stringify(start), () => process.exit());`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    // A cold start finds nothing compiled.
    env: { AWS_REGION: 'us-east-1', ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    maxBuffer: 32 * 1024 * 1024,
  });
  return startSchema.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('{"loadMs"'))));
}
