import { crawlStateSchema } from '#functions/engine/crawl/crawl-state.ts';
import { createFetcher } from '#functions/engine/crawl/fetch/fetcher.ts';
import { type CrawlDeps, type CrawledItem, crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { ingestDocument } from '#functions/engine/documents/sandbox/ingest-document.ts';
import { makeLoopbackNetwork } from '#tests/support/servers/loopback-network.ts';
import { type Site, serveSites } from '../eval/serve-sites.ts';
import { frozenInstant } from './frozen-clock.ts';

/** The limits of a trial and the batch size of the worker. */
const pageLimit = 25;
const batchPages = 10;
const batchMilliseconds = 40_000;

/** Reads a website as a trial's conversion does and reports on each address. Only `sleep` moves the clock. */
export async function crawlFolder(site: Site): Promise<{ sources: Source[]; report: unknown }> {
  const served = await serveSites([site]);
  try {
    const ports = Object.entries(served.hosts).map(([host, { port }]) => [host, port]);
    const deps = makeDeps(Object.fromEntries(ports));
    const startUrl = `http://${site.hostname}${site.homepage}`;
    const plan = await planCrawl(deps, { startUrl, pageLimit });
    if (!plan.ok) return { sources: [], report: plan };
    let { state } = plan;
    const items: CrawledItem[] = [];
    while (!state.done) {
      const stored = crawlStateSchema.parse(JSON.parse(JSON.stringify(state)));
      const deadline = deps.now() + batchMilliseconds;
      const batch = await crawlBatch(deps, stored, { maxPages: batchPages, deadline });
      state = batch.state;
      items.push(...batch.items);
    }
    const { outcomes, notes, spent } = state;
    return { sources: await readItems(items), report: { outcomes, notes, spent } };
  } finally {
    await served.stop();
  }
}

function makeDeps(ports: Record<string, number>): CrawlDeps {
  const { resolve, dial } = makeLoopbackNetwork(ports);
  let now = Date.parse(frozenInstant);
  const sleep = async (milliseconds: number) => {
    now += milliseconds;
  };
  return { fetch: createFetcher({ resolve, dial, sleep }), now: () => now, sleep, extract: extractHtml };
}

/** Pages first, then documents: the order of a conversion. */
async function readItems(items: readonly CrawledItem[]): Promise<Source[]> {
  const pages: Source[] = [];
  const documents: Source[] = [];
  for (const item of items) {
    const { url } = item;
    const known = { id: url, kind: item.kind, url, readAt: frozenInstant };
    if (item.kind === 'page') {
      pages.push({ ...known, title: item.title, content: item.content });
      continue;
    }
    const { bytes, filename, contentType } = item;
    const result = await ingestDocument({ bytes, filename, contentType });
    if (result.ok)
      documents.push({ ...known, title: result.content.title || filename, content: result.content });
  }
  return [...pages, ...documents];
}
