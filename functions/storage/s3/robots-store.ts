import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { RobotsCache } from '#functions/engine/crawl/robots/load-robots.ts';
import { robotsSchema } from '#functions/engine/crawl/robots/robots.ts';
import { objectKeys } from './object-keys.ts';
import type { ObjectStore } from './object-store.ts';

const cachedRobotsSchema = z.object({
  robots: robotsSchema,
  fetchedAt: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

/** Caches robots.txt files between crawls, by origin. They may exceed a table item. */
export function openRobotsStore(objects: ObjectStore): RobotsCache {
  const keyOf = (origin: string) => objectKeys.robots(createHash('sha256').update(origin).digest('hex'));
  return {
    async get(origin) {
      const bytes = await objects.get(keyOf(origin));
      // An outdated format is ignored, and the file is fetched again.
      return bytes && cachedRobotsSchema.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8'))).data;
    },
    put: (origin, cached) =>
      objects.put(keyOf(origin), Buffer.from(JSON.stringify(cached)), 'application/json'),
  };
}
