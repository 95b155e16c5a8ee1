import { createHash } from 'node:crypto';
import { countWords, textOf } from '#functions/engine/crawl/read/page-text.ts';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { type Library, restartReading, type StoredItem, type WebsiteFindings } from './library.ts';

type ReadPage = { id: string; url: string; title: string; readAt: string; content: Content };

/** The entry of a page that was read. */
export function describePage({ id, url, title, readAt, content }: ReadPage, createdAt: string): StoredItem {
  const text = textOf(content);
  return {
    ...{ id, type: 'webpage', status: 'processed', title: title.slice(0, 200), url, readAt, createdAt },
    ...{ wordCount: countWords(text), origin: { kind: 'web' }, attempts: 0 },
    textHash: createHash('sha256').update(text).digest('base64url').slice(0, 16),
  };
}

/** Merges entries found on the website: known ones are renewed, and those removed by the owner stay out. */
export function mergePages(library: Library, found: readonly StoredItem[]): Library {
  const removed = new Set(library.removedPageIds);
  const taken = new Map(found.filter(({ id }) => !removed.has(id)).map((item) => [item.id, item]));
  const known = library.items.map((item) => {
    const read = taken.get(item.id);
    taken.delete(item.id);
    return read ? renew(item, read) : item;
  });
  return { ...library, items: [...known, ...taken.values()] };
}

function renew({ reason: _reason, ...known }: StoredItem, read: StoredItem): StoredItem {
  if (read.status !== 'processed') return restartReading(known);
  const { status, title, wordCount, readAt, textHash } = read;
  return { ...known, status, title, wordCount, readAt, ...(textHash && { textHash }) };
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
  const isSame =
    known.textHash && read.textHash ? known.textHash === read.textHash : known.wordCount === read.wordCount;
  return isSame ? undefined : 'changed';
}
