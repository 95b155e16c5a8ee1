import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Store, StoredObject } from 's3rver';

/**
 * Stores an object of s3rver, whole or not at all. Its own way answers before the bytes are on the disk, and a write
 * that fails, as on a full disk, ends the process.
 */
export async function putWholeObject(
  store: Store,
  { bucket, key, content, metadata }: StoredObject,
): ReturnType<Store['putObject']> {
  const file = store.getResourcePath(bucket, key, 'object');
  const unfinished = `${file}.${randomUUID()}.new`;
  const hash = createHash('md5');
  let size = 0;
  async function* measure(): AsyncGenerator<Buffer> {
    // The request has to live on for its answer when the write fails.
    const chunks = Buffer.isBuffer(content) ? [content] : content.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, measure());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const md5 = hash.digest('hex');
  await store.putMetadata(bucket, key, metadata, md5);
  return { size, md5 };
}
