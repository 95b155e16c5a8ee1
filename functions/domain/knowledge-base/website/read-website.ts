import type { CrawlState } from '#functions/engine/crawl/crawl-state.ts';
import { countExpectedPages } from '#functions/engine/crawl/expected-pages.ts';
import type { CrawledItem } from '#functions/engine/crawl/plan/crawl-batch.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { listVisitorQuestions } from '#functions/engine/readiness/visitor-questions.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import { takeMarks } from '../../conversions/reading-marks.ts';
import { makeSourceId } from '../../conversions/source-id.ts';
import { listSources } from '../../conversions/source-list.ts';
import { emptyWorkState } from '../../conversions/work-state.ts';
import { changeLibrary } from '../change-library.ts';
import { addFindings, describePage, type Held, mergePages } from '../entries/pages-of-website.ts';
import type { Library, StoredItem, WebsiteReading } from '../library.ts';
import type { UpdatePorts } from '../ports.ts';
import { endReading, findMoved, findsMore } from './end-reading.ts';
import { findKnown } from './find-known.ts';
import { findHeld, holdMoved } from './hold-reading.ts';

const batchPages = 20;
/** Where the server says of most pages that they have not changed. */
const batchKnownPages = 100;
/** Together with earlier tasks well below the message's minute, so that results are saved before it ends. */
const batchSeconds = 30;
/** Starts of one batch. The crawl ends earlier by itself when a page keeps crashing the worker. */
const attemptLimit = 20;
const givenUp =
  'A problem on our side stopped the reading of your website. Our team has been notified; please try again later.';

/**
 * Reads the next pages of the website, and finally produces the entries to publish; visitors get the previous
 * knowledge until then. A batch that dies is repeated from the same state.
 */
export async function readWebsite(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
  website: WebsiteReading,
): Promise<Library> {
  const change = (make: (library: Library) => Library) =>
    changeLibrary(ports, conversion, (library) =>
      library.leaseOwner === owner && library.website?.begunAt === website.begunAt ? make(library) : library,
    );
  const note = (part: Partial<WebsiteReading>) =>
    change((library) => ({ ...library, website: { ...website, ...part } }));
  const fail = (failure: string) => note({ failure, endedAt: ports.now().toISOString() });

  const attempt = website.attempt + 1;
  const begun = await note({ attempt });
  if (begun.website?.attempt !== attempt) return begun;
  if (attempt > attemptLimit) return fail(givenUp);
  const state = await openCrawl(ports, conversion, begun, website);
  if (typeof state === 'string') return fail(state);
  const batch = await ports.crawlBatch(state, {
    maxPages: state.sparesBytes ? batchKnownPages : batchPages,
    deadline: ports.now().getTime() + batchSeconds * 1000,
    cutOffs: website.attempt,
  });
  ports.reach('knowledge:crawled');
  const approves = (await ports.findSettings(conversion.conversionId))?.approvesChanges ?? false;
  const held: Held = {
    ids: approves ? findHeld(begun, batch.state, batch.items) : new Set(),
    now: ports.now().toISOString(),
  };
  const items = await storeItems(ports, conversion, batch.items, held);
  const merge = (library: Library) => mergePages(library, items, held);
  const isChanged =
    website.isChanged ||
    findsMore(begun, batch.state, batch.items, items) ||
    merge(begun).items.some(({ id, pending }) => held.ids.has(id) && pending?.state === 'read');
  const { pages } = batch.state.spent;
  const batches = website.batches + 1;
  if (!batch.state.done) {
    const { conversionId } = conversion;
    await ports.files.writeState(conversionId, stateKeyOf(batches), {
      ...emptyWorkState,
      crawl: batch.state,
    });
    return change((library) => ({
      ...merge(library),
      website: {
        ...website,
        ...{
          attempt: 0,
          batches,
          pagesRead: pages,
          pagesExpected: countExpectedPages(batch.state),
          isChanged,
        },
        findings: addFindings(website.findings, library, items),
      },
    }));
  }
  await listWebsite(ports, conversion, batch.state);
  await ports.files.writeMarks(conversion.conversionId, takeMarks(batch.state));
  const isLimited = batch.state.outcomes.some(({ kind, cause }) => kind === 'page' && cause === 'limit');
  const merged = merge(begun);
  const moved = await findMoved(ports, merged, website, batch.state);
  const heldMoved = approves ? await holdMoved(ports, conversion, merged, moved) : undefined;
  let dropped: StoredItem[] = [];
  const library = await change((before) => {
    const all = merge(before);
    const renewed = { ...all, items: all.items.map((item) => heldMoved?.get(item.id) ?? item) };
    const ended = endReading(renewed, batch.state, { website, moved, now: ports.now() });
    dropped = ended.dropped;
    return {
      ...ended.library,
      changed: before.changed + Number(isChanged || ended.isChanged),
      website: {
        ...website,
        ...{ attempt: 0, batches, pagesRead: pages, isLimited, moved },
        choosesAgain: batch.state.choosesAgain,
        ...{ isChanged: isChanged || ended.isChanged, endedAt: ports.now().toISOString() },
        findings: addFindings(website.findings, before, items),
      },
    };
  });
  await Promise.all(dropped.map(({ id }) => ports.files.removeSource(conversion.conversionId, id)));
  return library;
}

/** Alternates two batches: the one being read and the one being written. */
const stateKeyOf = (batches: number): string => `website-${batches % 2}`;

/** The state to continue from, or why there is none. */
async function openCrawl(
  ports: UpdatePorts,
  { conversionId, url, brandId, institutionType }: Conversion,
  library: Library,
  { batches, pageLimit, documentLimit, planName }: WebsiteReading,
): Promise<CrawlState | string> {
  if (batches > 0) {
    const { crawl } = await ports.files.readState(conversionId, stateKeyOf(batches));
    return crawl ?? givenUp;
  }
  if (!url) return givenUp;
  const found = findKnown(library, { pageLimit, documentLimit }, await ports.files.readMarks(conversionId));
  const plan = await ports.planCrawl({
    ...{ startUrl: url, pageLimit, documentLimit, planName, ...found },
    listQuestions: (language) => listVisitorQuestions({ brandId, institutionType }, language),
  });
  return plan.ok ? plan.state : plan.reason;
}

/** Stores the pages' content. Linked documents become separate entries. */
async function storeItems(
  { files }: UpdatePorts,
  { conversionId }: Conversion,
  crawled: CrawledItem[],
  { ids, now: createdAt }: Held,
): Promise<StoredItem[]> {
  return Promise.all(
    crawled.map(async (item): Promise<StoredItem> => {
      const id = makeSourceId(item.url);
      const origin = { kind: 'web' } as const;
      if (item.kind !== 'page') {
        const type = item.kind === 'calendar' ? 'calendar' : 'pdf';
        const { url, filename: title } = item;
        const part = { id, type, url, title: title.slice(0, 200), origin, createdAt } as const;
        return { ...part, status: 'pending', wordCount: 0, attempts: 0 };
      }
      const { url, title, readAt, content } = item;
      const source: Source = { id, kind: 'page', url, title, readAt, content };
      if (ids.has(id)) await files.writePending(conversionId, source);
      else await files.writeSource(conversionId, source);
      return describePage({ id, url, title, readAt, content }, createdAt);
    }),
  );
}

/** Lists the pages with their outcomes, keeping documents that aren't part of the website. */
async function listWebsite(
  { conversions }: UpdatePorts,
  { conversionId }: Conversion,
  crawl: CrawlState,
): Promise<void> {
  const found = new Set(crawl.outcomes.map(({ url }) => url));
  const before = await conversions.findSources(conversionId);
  const documents = before.sources
    .filter(({ kind, url }) => kind !== 'page' && !(url && found.has(url)))
    .map((outcome) => ({ sourceId: '', outcome }));
  await conversions.saveSources(conversionId, listSources({ ...emptyWorkState, crawl, documents }));
}
