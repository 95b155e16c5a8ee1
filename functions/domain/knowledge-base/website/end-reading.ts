import type { CrawlState } from '#functions/engine/crawl/crawl-state.ts';
import type { CrawledItem } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { makeSourceId } from '../../conversions/source-id.ts';
import { isPageOfWebsite, type Library, type StoredItem, type WebsiteReading } from '../library.ts';
import type { UpdatePorts } from '../ports.ts';
import { isFound } from './find-known.ts';
import { findMoves } from './find-moves.ts';

type Ended = Pick<CrawlState, 'gone' | 'forwarded' | 'marks'>;
type Moved = NonNullable<WebsiteReading['moved']>;

/** New pages that are compared with those that are gone. */
const mostCompared = 200;

/** Whether a batch found something else than is stored. */
export function findsMore(
  { items }: Pick<Library, 'items'>,
  { known }: Pick<CrawlState, 'known'>,
  crawled: readonly CrawledItem[],
  found: readonly StoredItem[],
): boolean {
  const stored = new Map(items.map((item) => [item.id, item]));
  return crawled.some(({ url, mark }, index) => {
    if (mark && known[url]?.bytesHash === mark.bytesHash) return false;
    const item = stored.get(makeSourceId(url));
    const [before, read] = [item?.pending ?? item, found[index]];
    // Bytes that nobody has compared before may be those of the same text.
    const isCompared = known[url] !== undefined && known[url].bytesHash !== '';
    return isCompared || !before?.textHash || before.textHash !== read?.textHash;
  });
}

/** The pages of which the website says, by forwarding or by their words, that they stand at a new address. */
export async function findMoved(
  { files }: Pick<UpdatePorts, 'files'>,
  { conversionId, items }: Library,
  { begunAt }: WebsiteReading,
  crawl: CrawlState,
): Promise<Moved> {
  const added = items.filter((item) => isFound(item) && item.readAt && item.createdAt >= begunAt);
  const isAdded = new Set(added.map(({ id }) => id));
  const byForward = Object.entries(crawl.forwarded).flatMap(([fromUrl, toUrl]) => {
    const [from, to] = [makeSourceId(fromUrl), makeSourceId(toUrl)];
    return isAdded.has(to) ? [{ from, to, fromUrl }] : [];
  });
  const taken = new Set(byForward.map(({ to }) => to));
  const gone = findGone(items, crawl).filter(({ goneSince }) => goneSince === undefined);
  const free = added.filter(({ id }) => !taken.has(id)).slice(0, mostCompared);
  if (gone.length === 0 || free.length === 0) return byForward;
  const open = async (list: readonly StoredItem[]) => {
    const sources = await Promise.all(list.map(({ id }) => files.readSource(conversionId, id)));
    return sources.flatMap((source) => (source?.url ? [{ ...source, url: source.url }] : []));
  };
  const home = await files.readSource(conversionId, makeSourceId(crawl.homeUrl));
  const old = await open(gone.slice(0, mostCompared));
  const moves = findMoves(old, await open(free), home?.content);
  return [
    ...byForward,
    ...old.flatMap(({ id: from, url: fromUrl }) => {
      const to = moves.get(from);
      return to ? [{ from, to, fromUrl }] : [];
    }),
  ];
}

/** Entries whose page the website no longer has, or forwards to something else. */
function findGone(items: readonly StoredItem[], { gone, forwarded, marks }: Ended): StoredItem[] {
  const lost = new Set([...gone, ...Object.keys(forwarded)].filter((url) => !marks[url]).map(makeSourceId));
  return items.filter((item) => isFound(item) && item.readAt && lost.has(item.id));
}

/**
 * The library after a reading: moved pages stand once, pages that are gone are marked and keep what they said, and those
 * over the plan's limit are dropped.
 */
export function endReading(
  library: Library,
  crawl: Ended,
  { website, moved, now }: { website: WebsiteReading; moved: Moved; now: Date },
): { library: Library; dropped: StoredItem[]; isChanged: boolean } {
  const left = new Set(moved.map(({ from }) => from));
  const gone = new Set(findGone(library.items, crawl).map(({ id }) => id));
  const isRead = new Set(Object.keys(crawl.marks).map(makeSourceId));
  const isNewlyGone = ({ id, goneSince }: StoredItem) => gone.has(id) && !left.has(id) && !goneSince;
  const items = library.items.map((known): StoredItem => {
    const { goneSince, isKept: _isKept, ...item } = known;
    if (gone.has(item.id)) {
      const { pending: _pending, ...rest } = known;
      return { ...rest, goneSince: goneSince ?? now.toISOString() };
    }
    return isRead.has(item.id) ? item : known;
  });
  const leaving = items.filter(({ id }) => left.has(id));
  const staying = items.filter(({ id }) => !left.has(id));
  const dropped = [...leaving, ...findSurplus(staying, isRead, website.pageLimit)];
  const out = new Set(dropped);
  return {
    library: { ...library, items: items.filter((item) => !out.has(item)) },
    dropped,
    isChanged: dropped.length > 0 || library.items.some(isNewlyGone),
  };
}

/**
 * Pages over the plan's limit: first those that were not found again, the least recently read of them first. Pages that are
 * gone wait for the owner's decision and take nobody's place; there are as many of them at most.
 */
function findSurplus(
  items: readonly StoredItem[],
  isRead: ReadonlySet<string>,
  pageLimit: number,
): StoredItem[] {
  const rank = ({ id, readAt = '' }: StoredItem) => `${isRead.has(id) ? 1 : 0}${readAt}`;
  const pages = items.filter(isPageOfWebsite).toSorted((a, b) => rank(b).localeCompare(rank(a)));
  const [gone = [], there = []] = [true, false].map((isGone) =>
    pages.filter(({ goneSince }) => (goneSince !== undefined) === isGone),
  );
  return [...there.slice(pageLimit), ...gone.slice(pageLimit)];
}
