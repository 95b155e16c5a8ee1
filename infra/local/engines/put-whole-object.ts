import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Store, StoredObject } from 's3rver';

/**
 * Stores an s3rver object atomically. s3rver itself replies before the bytes are on disk, and a failed write
 * (a full disk) ends its process.
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
    // Keeps the request open after a failed write, so that it still gets a reply.
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
