import { createHash } from 'node:crypto';
import { countWords, textOf } from '#functions/engine/crawl/read/page-text.ts';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { type Library, restartReading, type StoredItem, type WebsiteFindings } from '../library.ts';
import { holdReading } from './pending-reading.ts';

type ReadPage = { id: string; url: string; title: string; readAt: string; content: Content };

/** The entry of a page that was read. */
export function describePage({ id, url, title, readAt, content }: ReadPage, createdAt: string): StoredItem {
  const text = textOf(content);
  return {
    ...{ id, type: 'webpage', status: 'processed', title: title.slice(0, 200), url, readAt, createdAt },
    ...{ wordCount: countWords(text), origin: { kind: 'web' }, attempts: 0 },
    textHash: hashContent(content),
  };
}

/** A hash by which the text of two readings is compared. */
export function hashContent(content: Content): string {
  return createHash('sha256').update(textOf(content)).digest('base64url').slice(0, 16);
}

/** What of a batch is kept beside what the assistant says, by its id, and when it was read. */
export type Held = { ids: ReadonlySet<string>; now: string };
const nothingHeld: Held = { ids: new Set(), now: '' };

/** Merges entries found on the website: known ones are renewed, and those removed by the owner stay out. */
export function mergePages(library: Library, found: readonly StoredItem[], held = nothingHeld): Library {
  const removed = new Set(library.removedPageIds);
  const taken = new Map(found.filter(({ id }) => !removed.has(id)).map((item) => [item.id, item]));
  const known = library.items.map((item) => {
    const read = taken.get(item.id);
    taken.delete(item.id);
    return read ? renew(item, read, held) : item;
  });
  return { ...library, items: [...known, ...taken.values()] };
}

function renew(
  { reason: _reason, goneSince: _gone, isKept: _isKept, ...known }: StoredItem,
  read: StoredItem,
  { ids, now }: Held,
): StoredItem {
  const isHeld = ids.has(known.id);
  const { status, title, wordCount, readAt, textHash } = read;
  if (status !== 'processed') return { ...restartReading(known), ...(isHeld && { mayWait: true }) };
  if (isHeld && readAt) return holdReading({ ...known, status }, { title, wordCount, readAt, textHash }, now);
  const { pending: _pending, ...current } = known;
  return { ...current, status, title, wordCount, readAt, ...(textHash && { textHash }) };
}

const listedPages = 10;

/** Adds what one batch of a reading found new or changed. A page read before hashes were stored compares by length. */
export function addFindings(
  before: WebsiteFindings | undefined,
  { items, removedPageIds }: Pick<Library, 'items' | 'removedPageIds'>,
  found: readonly StoredItem[],
): WebsiteFindings {
  const known = new Map(items.map((item) => [item.id, item]));
  const removed = new Set(removedPageIds);
  const pages = found
    .filter(({ id }) => !removed.has(id))
    .flatMap((item) => {
      const change = findChange(known.get(item.id), item);
      return change ? [{ title: item.title, ...(item.url && { url: item.url }), change }] : [];
    });
  const count = (change: 'added' | 'changed') => pages.filter((page) => page.change === change).length;
  return {
    added: (before?.added ?? 0) + count('added'),
    changed: (before?.changed ?? 0) + count('changed'),
    pages: [...(before?.pages ?? []), ...pages].slice(0, listedPages),
  };
}

function findChange(known: StoredItem | undefined, read: StoredItem): 'added' | 'changed' | undefined {
  if (!known) return 'added';
  if (read.status !== 'processed' || !known.readAt) return undefined;
  const { textHash, wordCount } = known.pending ?? known;
  const isSame = textHash && read.textHash ? textHash === read.textHash : wordCount === read.wordCount;
  return isSame ? undefined : 'changed';
}
