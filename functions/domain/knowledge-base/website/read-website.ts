import type { CrawlState } from '#functions/engine/crawl/crawl-state.ts';
import type { CrawledItem } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { listVisitorQuestions } from '#functions/engine/readiness/visitor-questions.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import { makeSourceId } from '../../conversions/source-id.ts';
import { listSources } from '../../conversions/step-result.ts';
import { emptyWorkState } from '../../conversions/work-state.ts';
import { changeLibrary } from '../change-library.ts';
import { isPageOfWebsite, type Library, type StoredItem, type WebsiteReading } from '../library.ts';
import { addFindings, describePage, mergePages } from '../pages-of-website.ts';
import type { UpdatePorts } from '../ports.ts';

const batchPages = 20;
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
  const state = await openCrawl(ports, conversion, website);
  if (typeof state === 'string') return fail(state);
  const batch = await ports.crawlBatch(state, {
    maxPages: batchPages,
    deadline: ports.now().getTime() + batchSeconds * 1000,
    cutOffs: website.attempt,
  });
  ports.reach('knowledge:crawled');
  const items = await storeItems(ports, conversion, batch.items);
  const { pages } = batch.state.spent;
  const batches = website.batches + 1;
  if (!batch.state.done) {
    const { conversionId } = conversion;
    await ports.files.writeState(conversionId, stateKeyOf(batches), {
      ...emptyWorkState,
      crawl: batch.state,
    });
    return change((library) => ({
      ...mergePages(library, items),
      website: {
        ...website,
        ...{ attempt: 0, batches, pagesRead: pages },
        findings: addFindings(website.findings, library, items),
      },
    }));
  }
  await listWebsite(ports, conversion, batch.state);
  const isLimited = batch.state.outcomes.some(({ kind, cause }) => kind === 'page' && cause === 'limit');
  let dropped: StoredItem[] = [];
  const library = await change((before) => {
    const endedAt = ports.now().toISOString();
    const all = mergePages(before, items);
    const read = {
      ...all,
      website: {
        ...website,
        ...{ attempt: 0, batches, pagesRead: pages, isLimited, endedAt },
        findings: addFindings(website.findings, before, items),
      },
    };
    dropped = findSurplus(read.items, website.pageLimit);
    const gone = new Set(dropped);
    return { ...read, changed: read.changed + 1, items: read.items.filter((item) => !gone.has(item)) };
  });
  await Promise.all(dropped.map(({ id }) => ports.files.removeSource(conversion.conversionId, id)));
  return library;
}

/** Alternates two batches: the one being read and the one being written. */
function stateKeyOf(batches: number): string {
  return `website-${batches % 2}`;
}

/** The state to continue from, or why there is none. */
async function openCrawl(
  ports: UpdatePorts,
  { conversionId, url, brandId, institutionType }: Conversion,
  { batches, pageLimit, documentLimit, planName }: WebsiteReading,
): Promise<CrawlState | string> {
  if (batches > 0) {
    const { crawl } = await ports.files.readState(conversionId, stateKeyOf(batches));
    return crawl ?? givenUp;
  }
  if (!url) return givenUp;
  const plan = await ports.planCrawl({
    ...{ startUrl: url, pageLimit, documentLimit, planName },
    listQuestions: (language) => listVisitorQuestions({ brandId, institutionType }, language),
  });
  return plan.ok ? plan.state : plan.reason;
}

/** Stores the pages' content. Linked documents become separate entries. */
async function storeItems(
  { files, now }: UpdatePorts,
  { conversionId }: Conversion,
  crawled: CrawledItem[],
): Promise<StoredItem[]> {
  const createdAt = now().toISOString();
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
      await files.writeSource(conversionId, { id, kind: 'page', url, title, readAt, content });
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
  const documents = before
    .filter(({ kind, url }) => kind !== 'page' && !(url && found.has(url)))
    .map((outcome) => ({ sourceId: '', outcome }));
  await conversions.saveSources(conversionId, listSources({ ...emptyWorkState, crawl, documents }));
}

/** Pages over the plan's limit, least recently read first, because the website may have dropped them. */
function findSurplus(items: readonly StoredItem[], pageLimit: number): StoredItem[] {
  return items
    .filter(isPageOfWebsite)
    .toSorted((a, b) => (b.readAt ?? '').localeCompare(a.readAt ?? ''))
    .slice(pageLimit);
}
