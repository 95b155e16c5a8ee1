import type { PageMark, PageMarks } from '#functions/engine/crawl/page-marks.ts';
import { readingVersion } from '#functions/engine/documents/reading-version.ts';
import type { ReadingMarks } from '../../conversions/reading-marks.ts';
import type { Library, StoredItem, WebsiteReading } from '../library.ts';

/** What an earlier reading found, and whether it may have left something out that can come in now. */
export type Known = { known: PageMarks; choosesAgain: boolean };

/**
 * The addresses of the website's entries, each with what a conditional request needs if its stored content is that of
 * the mark. Where the last reading left something out or had other limits all are asked for in full, for their links.
 */
export function findKnown(
  library: Pick<Library, 'items'>,
  { pageLimit, documentLimit }: Pick<WebsiteReading, 'pageLimit' | 'documentLimit'>,
  last: ReadingMarks | undefined,
): Known {
  if (!last) return { known: {}, choosesAgain: true };
  const choosesAgain = last.isLimited || last.pageLimit !== pageLimit || last.documentLimit !== documentLimit;
  const isSameReader = !choosesAgain && last.readingVersion === readingVersion;
  const found = library.items.filter(isFound).flatMap((item): [string, PageMark][] => {
    const mark = item.url === undefined || !isSameReader ? undefined : last.marks[item.url];
    return item.url ? [[item.url, mark && isStored(item, mark) ? mark : markUnread(item)]] : [];
  });
  return { known: Object.fromEntries(found), choosesAgain };
}

/** An entry that a reading of the website found. */
export function isFound({ origin, isAdded, removal, type }: StoredItem): boolean {
  return origin.kind === 'web' && !isAdded && !removal && type !== 'video';
}

/** An entry that is read again with its website only, so that its owner can approve what has changed. */
export function isReadWithWebsite(
  item: StoredItem,
  settings: { approvesChanges: boolean } | undefined,
): boolean {
  return settings?.approvesChanges === true && isFound(item) && item.readAt !== undefined;
}

/** A page keeps the instant of its reading; a document is read after the crawl has found it. */
function isStored({ type, status, readAt, pending }: StoredItem, mark: PageMark): boolean {
  const newest = pending?.readAt ?? readAt;
  return status === 'processed' && (type === 'webpage' ? newest === mark.readAt : readAt !== undefined);
}

/** Asks for the whole of it. */
function markUnread({ type, title, readAt = '' }: StoredItem): PageMark {
  const kind = type === 'webpage' ? 'page' : type === 'calendar' ? 'calendar' : 'document';
  return { kind, title, bytesHash: '', readAt, receivedAt: readAt };
}
