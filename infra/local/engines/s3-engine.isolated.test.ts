import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3Objects } from '#functions/storage/s3/s3-objects.ts';
import type { Engine } from './dynamodb-engine.ts';
import { startS3 } from './s3-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-objects-'));
let engine: Engine;
let client: S3Client;

beforeAll(async () => {
  engine = await startS3(folder, 'bucket', ['http://localhost:*', 'http://edgpt.localhost:*']);
  client = new S3Client({
    ...{ endpoint: engine.endpoint, forcePathStyle: true, region: 'local', maxAttempts: 1 },
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
  });
});
afterAll(async () => {
  client.destroy();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('an object that can’t be written is refused, leaves no partial file, and doesn’t stop the engine', async () => {
  const objects = openS3Objects('bucket', client);
  // A folder in the file's place makes the write fail, because no test can fill a disk.
  const inTheWay = join(folder, 'bucket', 'pages', 'one._S3rver_object');
  mkdirSync(inTheWay, { recursive: true });
  await expect(objects.put('pages/one', bytesOf('one'))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 500 },
  });
  rmSync(inTheWay, { recursive: true });
  await objects.put('pages/two', bytesOf('two'));
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'bucket' }));
  expect(Contents.map(({ Key }) => Key)).toEqual(['pages/two']);
  await objects.put('pages/one', bytesOf('again'), 'text/plain');
  expect(await objects.get('pages/one')).toEqual(bytesOf('again'));
});

/** What a browser asks before an upload; the bucket answers 200 when its rules allow it. */
async function preflight(origin: string, method = 'PUT', headers = 'content-type'): Promise<number> {
  const response = await fetch(`${engine.endpoint}/bucket/uploads/one`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  });
  await response.arrayBuffer();
  return response.status;
}

test('a page uploads only from an origin of the product, by PUT, and with no header but the type', async () => {
  expect(await preflight('http://localhost:3000')).toBe(200);
  expect(await preflight('http://edgpt.localhost:3000')).toBe(200);
  expect(await preflight('http://evil.localhost:3000')).toBe(403);
  expect(await preflight('https://evil.example')).toBe(403);
  expect(await preflight('http://localhost:3000', 'DELETE')).toBe(403);
  expect(await preflight('http://localhost:3000', 'PUT', 'content-type,x-amz-acl')).toBe(403);
  const put = await fetch(`${engine.endpoint}/bucket/uploads/one`, {
    method: 'PUT',
    headers: { origin: 'https://evil.example' },
    body: 'one',
  });
  expect(put.headers.get('access-control-allow-origin')).toBeNull();
});
