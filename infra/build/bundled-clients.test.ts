import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EventStreamCodec } from '@smithy/eventstream-codec';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3 } from '#infra/local/engines/s3/s3-engine.ts';
import { startChatCompletionsServer } from '#tests/support/model/chat-completions-server.ts';
import { bundleOptions } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-clients-'));
const key = 'secret';

beforeAll(async () => {
  await build({
    ...bundleOptions,
    outdir: folder,
    entryPoints: ['functions/services/model/open-language-model.ts', 'functions/storage/s3/s3-objects.ts'],
    entryNames: '[name]',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a module beside the bundled clients, with nothing but the variables that Lambda sets. */
async function run(source: string, variables: Record<string, string> = {}): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', source], {
    cwd: folder,
    env: { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: key, ...variables },
  });
  return JSON.parse(stdout);
}

const ask = (settings: string, fetch = 'globalThis.fetch') => `
  const { openLanguageModel } = await import('./open-language-model.mjs');
  const model = openLanguageModel(${settings}, ${fetch});
  const request = { instructions: 'Read.', reading: 'The pages.', prompt: 'Open?', outputTokens: 50 };
  const signal = AbortSignal.timeout(10_000);
  console.log(JSON.stringify(await Array.fromAsync(model({ ...request, signal }))));`;

test('a bundle streams what an endpoint says', async () => {
  const server = await startChatCompletionsServer({ steps: [{ say: 'Yes, ' }, { say: 'it is.' }] });
  const settings = { provider: 'openai-compatible', baseUrl: server.baseUrl, modelId: 'small' };
  expect(await run(ask(JSON.stringify(settings)))).toMatchObject([
    { text: 'Yes, ' },
    { text: 'it is.' },
    { kind: 'usage', tokens: { input: 300, output: 40 } },
  ]);
  await server.stop();
});

test('a bundle streams what Bedrock says', async () => {
  const codec = new EventStreamCodec(String, (text) => new TextEncoder().encode(text));
  const encode = (type: string, payload: object) => [
    ...codec.encode({
      headers: {
        ':message-type': { type: 'string', value: 'event' },
        ':event-type': { type: 'string', value: type },
      },
      body: new TextEncoder().encode(JSON.stringify(payload)),
    }),
  ];
  const bytes = [
    ...encode('contentBlockDelta', { contentBlockIndex: 0, delta: { text: 'Yes.' } }),
    ...encode('messageStop', { stopReason: 'end_turn' }),
    ...encode('metadata', { usage: { inputTokens: 7, outputTokens: 2, totalTokens: 9 } }),
  ];
  const settings = { provider: 'bedrock', modelId: 'amazon.nova-lite-v1:0', region: 'eu-central-1' };
  const fetch = `async () => new Response(new Uint8Array(${JSON.stringify(bytes)}))`;
  expect(await run(ask(JSON.stringify(settings), fetch))).toMatchObject([
    { text: 'Yes.' },
    { kind: 'usage', tokens: { input: 7, output: 2 } },
  ]);
});

test('a bundle stores, reads and removes objects with the credentials of its environment', async () => {
  const objects = mkdtempSync(join(folder, 'objects-'));
  const engine = await startS3({ folder: objects, bucket: 'bucket', origins: [], secret: key });
  const steps = `
    const { openS3Objects } = await import('./s3-objects.mjs');
    const objects = openS3Objects('bucket');
    const read = async (name) => (await objects.get(name))?.length;
    await objects.put('pages/one', new Uint8Array(9), 'text/plain');
    const seen = [await read('pages/one'), await objects.sizeBytes('pages/one'), (await objects.getHead('pages/one', 4)).length];
    await objects.removeAll('pages/');
    console.log(JSON.stringify([...seen, (await read('pages/one')) ?? 'gone']));`;
  const endpoint = { AWS_ENDPOINT_URL_S3: engine.endpoint };
  expect(await run(steps, endpoint)).toEqual([9, 9, 4, 'gone']);
  await expect(run(steps, { ...endpoint, AWS_ACCESS_KEY_ID: '' })).rejects.toThrow('environment variable');
  await engine.stop();
});
