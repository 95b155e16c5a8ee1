import type { CrawlState } from '#functions/engine/crawl/crawl-state.ts';
import type { CrawledItem } from '#functions/engine/crawl/plan/crawl-batch.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import { makeSourceId } from '../../conversions/source-id.ts';
import { holdReading } from '../entries/pending-reading.ts';
import type { Library, StoredItem, WebsiteReading } from '../library.ts';
import type { UpdatePorts } from '../ports.ts';

type Moved = NonNullable<WebsiteReading['moved']>;

/**
 * The entries of a batch whose owner approves changes: what was read of them is stored beside what they say until it is
 * compared. The same bytes are the same text, so they replace what is newest.
 */
export function findHeld(
  { items }: Pick<Library, 'items'>,
  { known }: Pick<CrawlState, 'known'>,
  crawled: readonly CrawledItem[],
): ReadonlySet<string> {
  const stored = new Map(items.map((item) => [item.id, item]));
  const held = crawled.filter(({ url, mark }) => {
    const { readAt, pending } = stored.get(makeSourceId(url)) ?? {};
    const isSame = mark !== undefined && known[url]?.bytesHash === mark.bytesHash;
    return readAt !== undefined && (pending !== undefined || !isSame);
  });
  return new Set(held.map(({ url }) => makeSourceId(url)));
}

/**
 * Lets the entries of moved pages say what they said at their old address, with what they say at the new one beside it.
 * Returns them by their new ids. A repetition finds the old words in place and changes nothing.
 */
export async function holdMoved(
  { files, now }: Pick<UpdatePorts, 'files' | 'now'>,
  { conversionId }: Pick<Conversion, 'conversionId'>,
  { items }: Pick<Library, 'items'>,
  moved: Moved,
): Promise<ReadonlyMap<string, StoredItem>> {
  const stored = new Map(items.map((item) => [item.id, item]));
  const held = await Promise.all(
    moved.map(async ({ from, to }): Promise<StoredItem[]> => {
      const [old, read] = [stored.get(from), stored.get(to)];
      const said = old?.readAt && (await files.readSource(conversionId, from));
      const says = read && (await files.readSource(conversionId, to));
      if (!old || !said || !read?.readAt || !says) return [];
      if (says.readAt === read.readAt) {
        await files.writePending(conversionId, says);
        await files.writeSource(conversionId, { ...said, id: to, ...(read.url && { url: read.url }) });
      }
      const { title, wordCount, readAt, textHash } = read;
      const { title: oldTitle, wordCount: oldCount, textHash: oldHash } = old;
      const before = { title: oldTitle, wordCount: oldCount, readAt: said.readAt, textHash: oldHash };
      return [
        holdReading({ ...read, ...before }, { title, wordCount, readAt, textHash }, now().toISOString()),
      ];
    }),
  );
  return new Map(held.flat().map((item) => [item.id, item]));
}
