import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ObjectStore, openS3Objects } from '#functions/storage/s3/s3-objects.ts';
import type { Engine } from '../dynamodb-engine.ts';
import { startS3 } from './s3-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-objects-'));
const Bucket = 'bucket';
const bucketFolder = join(folder, Bucket);
const origins = ['http://localhost:*', 'http://edgpt.localhost:*'];
let engine: Engine;
let client: S3Client;
let objects: ObjectStore;

function openClient(secretAccessKey: string): S3Client {
  return new S3Client({
    ...{ endpoint: engine.endpoint, forcePathStyle: true, region: 'local', maxAttempts: 1 },
    credentials: { accessKeyId: 'local', secretAccessKey },
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
  });
}

beforeAll(async () => {
  engine = await startS3({ folder, bucket: Bucket, origins, secret: 'secret' });
  client = openClient('secret');
  objects = openS3Objects(Bucket, client);
});
afterAll(async () => {
  client.destroy();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const refusal = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });
async function listKeys(Prefix = ''): Promise<(string | undefined)[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
  return Contents.map(({ Key }) => Key);
}

test('an object that can’t be written is refused, leaves no partial file, and doesn’t stop the engine', async () => {
  // A folder in the file's place makes the write fail, because no test can fill a disk.
  const inTheWay = join(bucketFolder, 'pages', 'one._S3rver_object');
  mkdirSync(inTheWay, { recursive: true });
  const large = new Uint8Array(3_000_000);
  await expect(objects.put('pages/one', large)).rejects.toMatchObject(refusal(503));
  rmSync(inTheWay, { recursive: true });
  rmSync(join(folder, '.unfinished'), { recursive: true });
  await objects.put('pages/two', bytesOf('two'));
  expect(await listKeys()).toEqual(['pages/two']);
  expect(readdirSync(join(folder, '.unfinished'))).toEqual([]);
  await objects.put('pages/one', bytesOf('again'), 'text/plain');
  expect(await objects.get('pages/one')).toEqual(bytesOf('again'));
});

test('a bucket whose folder is away is not taken for an empty one, and keeps what it has', async () => {
  await objects.put('away/one', bytesOf('one'));
  renameSync(bucketFolder, `${bucketFolder}-away`);
  for (const call of [
    () => objects.get('away/one'),
    () => objects.sizeBytes('away/one'),
    () => objects.put('away/two', bytesOf('two')),
    () => objects.removeAll('away/'),
    () => listKeys(),
  ])
    await expect(call()).rejects.toMatchObject(refusal(503));
  renameSync(`${bucketFolder}-away`, bucketFolder);
  expect(await objects.get('away/one')).toEqual(bytesOf('one'));
  expect(await listKeys('away/')).toEqual(['away/one']);
});

test('an upload that its sender breaks off changes nothing', async () => {
  await objects.put('broken', bytesOf('whole'));
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: 'broken', ContentLength: 9 }));
  const sent = request(url, { method: 'PUT', headers: { 'content-length': 9 } });
  const failed = new Promise((resolve) => sent.on('error', resolve));
  sent.write('half', () => sent.destroy(new Error('gone')));
  await failed;
  expect(await objects.get('broken')).toEqual(bytesOf('whole'));
});

test('objects of an older instance are read, listed and removed with all their files', async () => {
  const old = join(bucketFolder, 'old', 'deep');
  mkdirSync(old, { recursive: true });
  const files = {
    object: 'bytes',
    'object.md5': '4b3a6218bb3e3a7303e8a171a60fcf92',
    'metadata.json': '{\n  "content-type": "text/plain"\n}',
    'tagging.xml': '<Tagging><TagSet><Tag><Key>scan</Key><Value>clean</Value></Tag></TagSet></Tagging>',
  };
  for (const [ending, text] of Object.entries(files)) {
    writeFileSync(join(old, `one._S3rver_${ending}`), text);
  }
  expect(await listKeys('old/de')).toEqual(['old/deep/one']);
  const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key: 'old/deep/one' }));
  expect([await Body?.transformToString(), ContentType]).toEqual(['bytes', 'text/plain']);
  expect(await objects.findTag('old/deep/one', 'scan')).toBe('clean');
  await objects.put('old/deep/one', bytesOf('newer'));
  expect(await objects.findTag('old/deep/one', 'scan')).toBe('');
  await objects.removeAll('old/');
  expect(readdirSync(bucketFolder)).not.toContain('old');
});

test('a start clears what a killed process left unfinished', async () => {
  const other = mkdtempSync(join(folder, 'killed-'));
  mkdirSync(join(other, '.unfinished'));
  writeFileSync(join(other, '.unfinished', 'half'), 'half');
  const restarted = await startS3({ folder: other, bucket: Bucket, origins, secret: 'secret' });
  expect(readdirSync(join(other, '.unfinished'))).toEqual([]);
  await restarted.stop();
});

test('reads give the first bytes, the size, or that there is nothing', async () => {
  await objects.put('read/one', bytesOf('one two'));
  await objects.put('read/empty', bytesOf(''));
  expect(await objects.getHead('read/one', 3)).toEqual(bytesOf('one'));
  expect(await objects.getHead('read/one', 99)).toEqual(bytesOf('one two'));
  await expect(objects.getHead('read/empty', 3)).rejects.toMatchObject(refusal(416));
  expect(await objects.get('read/empty')).toEqual(bytesOf(''));
  expect(await objects.sizeBytes('read/one')).toBe(7);
  for (const key of ['read/two', 'read', 'read/one/two']) {
    expect([
      await objects.get(key),
      await objects.sizeBytes(key),
      await objects.findTag(key, 'scan'),
    ]).toEqual([undefined, undefined, undefined]);
  }
});

test('a list is cut at its limit and goes on from there, and all its objects can be removed', async () => {
  const names = Array.from({ length: 1003 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
  mkdirSync(join(bucketFolder, 'many'));
  for (const name of names) writeFileSync(join(bucketFolder, `${name}._S3rver_object`), '');
  const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'many/' }));
  expect([first.IsTruncated, first.Contents?.length]).toEqual([true, 1000]);
  const ContinuationToken = first.NextContinuationToken;
  const second = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'many/', ContinuationToken }));
  expect(second.Contents?.map(({ Key }) => Key)).toEqual(names.slice(1000));
  await objects.removeAll('many/');
  expect(await listKeys('many/')).toEqual([]);
});

test.each(['a b', 'a&b<c>"d"\'', 'ü/😀', 'a%2Fb', 'a+b', '*(!)', 'a\nb', ' a ', 'constructor', '__proto__'])(
  'the key %j is stored, listed and removed as any other',
  async (name) => {
    const key = `odd/${name}`;
    await objects.put(key, bytesOf(name));
    expect(await objects.get(key)).toEqual(bytesOf(name));
    expect(await listKeys('odd/')).toEqual([key]);
    await objects.removeAll('odd/');
    expect(await listKeys('odd/')).toEqual([]);
  },
);

test.each([
  '../out',
  'a/../../out',
  'a/./b',
  'a//b',
  'a/',
  'a\\..\\b',
  'a\0b',
  'a._S3rver_object/b',
  'x/'.repeat(512).concat('x'),
  'x'.repeat(234),
])('a key that is no path below its bucket is refused: %j', async (key) => {
  await expect(objects.put(key, bytesOf('out'))).rejects.toMatchObject(refusal(400));
  expect(readdirSync(folder)).not.toContain('out._S3rver_object');
});

/** A presigned upload of two bytes of text, sent as the test wants it. */
async function upload(body: string, contentType: string, change = (url: string) => url): Promise<number> {
  const details = { sizeBytes: 2, contentType: 'text/plain', expiresInSeconds: 60 };
  const url = change(await objects.presignPut('uploads/one', details));
  const response = await fetch(url, { method: 'PUT', headers: { 'content-type': contentType }, body });
  await response.arrayBuffer();
  return response.status;
}

test('a link takes what it was signed for: this object, size, type, and not later', async () => {
  expect(await upload('ok', 'text/plain')).toBe(200);
  expect(await upload('too long', 'text/plain')).toBe(403);
  expect(await upload('ok', 'text/html')).toBe(403);
  expect(await upload('ok', 'text/plain', (url) => url.replace('uploads/one', 'uploads/two'))).toBe(403);
  expect(await upload('ok', 'text/plain', (url) => url.replace('Expires=60', 'Expires=600'))).toBe(403);
  const link = await objects.presignDownload('uploads/one', { filename: 'é "1".txt', expiresInSeconds: 60 });
  const download = await fetch(link);
  expect(await download.text()).toBe('ok');
  expect(download.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''%C3%A9%20%221%22.txt",
  );
  const late = await objects.presignDownload('uploads/one', { filename: 'a', expiresInSeconds: -1 });
  expect((await fetch(late)).status).toBe(403);
});

test('nobody reads or writes without the secret', async () => {
  const stranger = openClient('guessed');
  const theirs = openS3Objects(Bucket, stranger);
  await expect(theirs.get('uploads/one')).rejects.toMatchObject(refusal(403));
  await expect(theirs.removeAll('uploads/')).rejects.toMatchObject(refusal(403));
  expect((await fetch(`${engine.endpoint}/${Bucket}/uploads/one`)).status).toBe(403);
  stranger.destroy();
});

test('what the product never asks is refused, not half done', async () => {
  const copy = new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/uploads/one` });
  await expect(client.send(copy)).rejects.toMatchObject(refusal(501));
  const list = new ListObjectsV2Command({ Bucket, Delimiter: '/' });
  await expect(client.send(list)).rejects.toMatchObject(refusal(501));
  const other = new GetObjectCommand({ Bucket: 'other', Key: 'one' });
  await expect(client.send(other)).rejects.toMatchObject(refusal(404));
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
