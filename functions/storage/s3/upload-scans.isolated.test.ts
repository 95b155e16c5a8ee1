import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '#infra/local/engines/dynamodb-engine.ts';
import { startS3 } from '#infra/local/engines/s3/s3-engine.ts';
import { openConversionFiles } from './conversion-files.ts';
import { objectKeys } from './object-keys.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { openUploadScans, scanTag } from './upload-scans.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-scans-'));
const conversionId = 'conv_edgpt_1';
let engine: Engine;
let objects: ObjectStore;

beforeAll(async () => {
  engine = await startS3({ folder, bucket: 'bucket', origins: ['http://localhost'], secret: 'secret' });
  Object.assign(process.env, {
    ...{ AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'secret' },
    AWS_ENDPOINT_URL_S3: engine.endpoint,
  });
  objects = openObjectStore('bucket');
});
afterAll(async () => {
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Stores an upload as the scanner leaves it: with this tag, or without one until it has read it. */
async function upload(uploadId: string, tag?: string): Promise<void> {
  await objects.put(objectKeys.upload(uploadId), Buffer.from('bytes'));
  if (tag === undefined) return;
  const tags = `<Tagging><TagSet><Tag><Key>${scanTag}</Key><Value>${tag}</Value></Tag></TagSet></Tagging>`;
  writeFileSync(join(folder, 'bucket', 'uploads', `${uploadId}._S3rver_tagging.xml`), tags);
}

const openFiles = (isScanned: boolean) => openConversionFiles(objects, openUploadScans(objects, isScanned));
const read = async (uploadId: string) => {
  const bytes = await objects.get(objectKeys.original(conversionId, uploadId));
  return bytes && Buffer.from(bytes).toString();
};

test.each([
  ['NO_THREATS_FOUND', 'clean'],
  ['THREATS_FOUND', 'flagged'],
  ['UNSUPPORTED', 'unreadable'],
  ['FAILED', 'failed'],
  [undefined, 'waiting'],
])('an upload tagged %s is %s, and only a clean one is copied to its conversion', async (tag, scan) => {
  await upload(scan, tag);
  expect(await openFiles(true).copyUpload(conversionId, scan)).toBe(scan);
  expect(await read(scan)).toEqual(scan === 'clean' ? 'bytes' : undefined);
});

test('an upload that is gone is missing', async () => {
  expect(await openFiles(true).copyUpload(conversionId, 'gone')).toBe('missing');
});

test('a scanner that may not read raises an error, because its role is wrong', async () => {
  await upload('forbidden', 'ACCESS_DENIED');
  await expect(openFiles(true).copyUpload(conversionId, 'forbidden')).rejects.toThrow('ACCESS_DENIED');
});

test('a deployment without a scan copies every upload', async () => {
  await upload('unscanned');
  expect(await openFiles(false).copyUpload(conversionId, 'unscanned')).toBe('clean');
  expect(await read('unscanned')).toBe('bytes');
});
