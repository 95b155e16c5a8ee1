import { mkdirSync, rmSync } from 'node:fs';
import { access, type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { checkKey } from './check-key.ts';
import { listFiles, orNothing, removeEmpty } from './folders.ts';
import { writeWhole } from './write-whole.ts';

/** A bucket as files. Their names are those of s3rver, which wrote the folders of older instances. */
export type ObjectFolder = ReturnType<typeof openObjectFolder>;
export type FoundObject = { file: FileHandle; sizeBytes: number; changedAt: Date };

const ending = '._S3rver_';
const objectEnding = `${ending}object`;
/** The hash was written by s3rver only. */
const endings = {
  metadata: `${ending}metadata.json`,
  tags: `${ending}tagging.xml`,
  hash: `${objectEnding}.md5`,
};
const metadataSchema = z.object({ 'content-type': z.string().default('binary/octet-stream') });

export function openObjectFolder(folder: string, bucket: string) {
  const root = join(folder, bucket);
  // No bucket's name begins with a dot. What a killed process left here was never an object.
  const unfinished = join(folder, '.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  for (const path of [root, unfinished]) mkdirSync(path, { recursive: true });
  const locate = (key: string, fileEnding = objectEnding) => join(root, checkKey(key, ending) + fileEnding);

  return {
    /** Throws when the folder is away: it would look as if it had no objects, and take new ones beside those it has. */
    requireFolder: () => access(root),
    /** Whole or not at all. */
    async put(key: string, content: Readable, contentType: string | undefined): Promise<void> {
      await mkdir(unfinished, { recursive: true });
      const metadata = JSON.stringify({ 'content-type': contentType });
      await writeWhole(unfinished, [
        [locate(key, endings.metadata), metadata],
        // Keeps the request open after a failed write, so that it still gets a reply.
        [locate(key), content.iterator({ destroyOnReturn: false })],
      ]);
      // A new object has no tags: what a scanner said of the older one does not count for it.
      await rm(locate(key, endings.tags), { force: true });
    },
    /** The opened object, which the caller closes; undefined when there is none. */
    async find(key: string): Promise<FoundObject | undefined> {
      const file = await orNothing(open(locate(key)));
      const stats = await file?.stat();
      if (file && stats?.isFile()) return { file, sizeBytes: stats.size, changedAt: stats.mtime };
      await file?.close();
      return undefined;
    },
    async readType(key: string): Promise<string> {
      const json = await orNothing(readFile(locate(key, endings.metadata), 'utf8'));
      return metadataSchema.parse(JSON.parse(json ?? '{}'))['content-type'];
    },
    readTags: (key: string) => orNothing(readFile(locate(key, endings.tags), 'utf8')),
    /** The keys that begin so, in order. */
    async list(prefix: string): Promise<string[]> {
      const parent = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
      const files = await listFiles(root, parent && checkKey(parent, ending));
      return files
        .filter((file) => file.startsWith(prefix) && file.endsWith(objectEnding))
        .map((file) => file.slice(0, -objectEnding.length))
        .sort();
    },
    /** Removes an object, if there is one, and the folders that it leaves empty. */
    async remove(key: string): Promise<void> {
      const files = [objectEnding, ...Object.values(endings)].map((fileEnding) => locate(key, fileEnding));
      await Promise.all(files.map((file) => rm(file, { force: true })));
      await removeEmpty(root, dirname(key));
    },
  };
}
