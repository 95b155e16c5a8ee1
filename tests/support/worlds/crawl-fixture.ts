import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { type CrawlLimits, crawlLimits } from '#functions/engine/crawl/crawl-limits.ts';
import { type CrawlState, crawlStateSchema } from '#functions/engine/crawl/crawl-state.ts';
import { type FetchLimits, fetchLimits } from '#functions/engine/crawl/fetch/fetch-limits.ts';
import { createFetcher } from '#functions/engine/crawl/fetch/fetcher.ts';
import { type CrawlDeps, type CrawledItem, crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { type CrawlPlan, planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import type { RobotsCache } from '#functions/engine/crawl/robots/load-robots.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { makeLoopbackNetwork } from '#tests/support/servers/loopback-network.ts';

/** A test site's response: HTML, or a full response. Paths include the query; a function takes over the connection. */
export type Answer =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export type TestSite = { port: number; requests: string[] };
type Answers = Record<string, Answer> | ((path: string) => Answer | undefined);

/** Serves responses by path on a loopback port until the test ends; other paths return 404. */
export async function serveSite(answers: Answers): Promise<TestSite> {
  const requests: string[] = [];
  const find = typeof answers === 'function' ? answers : (path: string) => answers[path];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const answer = find(path) ?? { status: 404, body: '<h1>No such page</h1>' };
    if (typeof answer === 'function') return answer(request, response);
    const { status = 200, headers, body } = typeof answer === 'string' ? { body: answer } : answer;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: await listen(server), requests };
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** Limits that time out a silent connection within a test. */
export const shortLimits: FetchLimits = {
  ...fetchLimits,
  connectMs: 1000,
  firstByteMs: 1000,
  totalMs: 2000,
  retryDelayMs: 1,
};

/** A network whose names lead to test sites, and a clock that only sleeping moves. */
export function makeWorld(ports: Record<string, number>, limits: FetchLimits = fetchLimits) {
  const network = makeLoopbackNetwork(ports);
  const clock = { now: Date.UTC(2026, 0, 15), slept: 0 };
  const sleep = async (ms: number) => {
    clock.now += ms;
    clock.slept += ms;
  };
  const fetch = createFetcher({ ...network, limits, sleep });
  return { ...network, clock, fetch, sleep, now: () => clock.now, extract: extractHtml };
}

/** A site, served as www.site.org. */
export async function openSite(answers: Answers) {
  const site = await serveSite(answers);
  return { site, world: makeWorld({ 'www.site.org': site.port }, shortLimits) };
}

export const link = (path: string, text = path) => `<a href="${path}">${text}</a> `;

/** Generates numbered pages. */
export const numbered = (count: number, make: (index: number) => [string, Answer]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => make(index)));

type CrawlSettings = {
  startUrl?: string;
  pageLimit?: number;
  documentLimit?: number;
  listQuestions?: Parameters<typeof planCrawl>[1]['listQuestions'];
  batchSize?: number;
  crawl?: Partial<CrawlLimits>;
  robotsCache?: RobotsCache | undefined;
  /** Whether the worker dies just before reading a URL. */
  dieAt?: (url: string) => boolean;
};

export type CrawlRun = {
  plan: CrawlPlan;
  state?: CrawlState;
  items: CrawledItem[];
  /** Completed batches. */
  batches: number;
  /** Started batches. */
  begins: number;
};
class Death extends Error {}

/** Crawls as a conversion does; the state is serialized between batches, as in production. */
export async function runCrawl(deps: CrawlDeps, settings: CrawlSettings = {}): Promise<CrawlRun> {
  const {
    startUrl = 'http://www.site.org/',
    pageLimit = 25,
    documentLimit,
    listQuestions,
    batchSize = 10,
    crawl,
    robotsCache,
    dieAt = () => false,
  } = settings;
  const world = { ...deps, limits: { ...crawlLimits, ...crawl }, robotsCache };
  const plan = await planCrawl(world, { startUrl, pageLimit, documentLimit, listQuestions });
  if (!plan.ok) return { plan, items: [], batches: 0, begins: 0 };
  const items: CrawledItem[] = [];
  let state = plan.state;
  let [batches, begins, cutOffs] = [0, 0, 0];
  while (!state.done && begins < 200) {
    begins++;
    const stored = crawlStateSchema.parse(JSON.parse(JSON.stringify(state)));
    let isDead = false;
    const batch = await crawlBatch(world, stored, {
      ...{ maxPages: batchSize, deadline: deps.now() + 45_000, cutOffs },
      onPage: (url) => {
        isDead ||= dieAt(url);
        if (isDead) throw new Death();
      },
    }).catch(survive);
    cutOffs = batch ? 0 : cutOffs + 1;
    if (!batch) continue;
    state = batch.state;
    items.push(...batch.items);
    batches++;
  }
  return { plan, state, items, batches, begins };
}

/** Swallows the death of a worker and rethrows every other error. */
function survive(error: unknown): undefined {
  if (!(error instanceof Death)) throw error;
}

/** Paths of the pages that were read, in order. */
export function pathsOf({ items }: CrawlRun): string[] {
  return items.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''));
}

/** Status and reason of one URL. */
export function outcomeOf({ state }: CrawlRun, path: string) {
  return state?.outcomes.find(({ url }) => url.replace(/^https?:\/\/[^/]+/, '') === path);
}
