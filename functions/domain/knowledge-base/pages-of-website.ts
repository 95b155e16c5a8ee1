import { countWords, textOf } from '#functions/engine/crawl/read/page-text.ts';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { type Library, restartReading, type StoredItem } from './library.ts';

type ReadPage = { id: string; url: string; title: string; readAt: string; content: Content };

/** The entry of a page that was read. */
export function describePage({ id, url, title, readAt, content }: ReadPage, createdAt: string): StoredItem {
  return {
    ...{ id, type: 'webpage', status: 'processed', title: title.slice(0, 200), url, readAt, createdAt },
    ...{ wordCount: countWords(textOf(content)), origin: { kind: 'web' }, attempts: 0 },
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
  const { status, title, wordCount, readAt } = read;
  return { ...known, status, title, wordCount, readAt };
}
