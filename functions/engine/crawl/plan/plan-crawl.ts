import { trialDocumentLimit } from '#shared/domain/limits.ts';
import { type CrawlLimits, crawlLimits, crawlLimitsOf } from '../crawl-limits.ts';
import type { Candidate, CrawlState } from '../crawl-state.ts';
import { openCookies } from '../fetch/cookies.ts';
import { toFetchFault } from '../fetch/fetch-failure.ts';
import { withCookies } from '../fetch/fetcher.ts';
import { siteKeyOf, toPageUrl } from '../fetch/page-address.ts';
import { checkUrl } from '../fetch/url-guard.ts';
import type { FileShelf } from '../linked/file-shelf.ts';
import type { PageMarks } from '../page-marks.ts';
import { readSource } from '../read/read-source.ts';
import type { SourceResult } from '../read/source-result.ts';
import { crawlDelayOf, robotsAgent } from '../robots/load-robots.ts';
import { isAllowed, openRobots } from '../robots/robots.ts';
import type { AskedQuestions } from '../score/asked-questions.ts';
import { applyResult } from './apply-result.ts';
import type { CrawlDeps } from './crawl-batch.ts';
import { admitKnown, admitSitemap, closeDraft, openDraft } from './crawl-draft.ts';
import { type CrawlFailure, describeCrawlFailure } from './crawl-failure.ts';
import { openShelf } from './open-shelf.ts';
import { openRobotsGate, type RobotsGate } from './robots-gate.ts';
import { collectSitemaps } from './sitemaps.ts';

type PlanOptions = {
  startUrl: string;
  pageLimit: number;
  documentLimit?: number | undefined;
  /** Named in the reason of pages over the limit. */
  planName?: string;
  /** What an earlier reading found: these addresses are read only where they have changed. */
  known?: PageMarks;
  /** It left something out: known addresses are weighed with the others. */
  choosesAgain?: boolean;
  /** What visitors of such organizations ask, by the website's language. */
  listQuestions?: ((language: string | undefined) => AskedQuestions) | undefined;
};
export type CrawlPlan = { ok: true; state: CrawlState } | ({ ok: false } & CrawlFailure);

const listNone = (): AskedQuestions => ({ language: 'en', questions: [] });

/** Meta refreshes from the given URL to the real home page. */
const forwardLimit = 10;
const forwardDelaySeconds = 5;

/**
 * Reads robots.txt, the home page and the sitemaps, and queues what to read. Fails if the home page can't be read:
 * `reason` says what the owner can do.
 */
export async function planCrawl(
  given: CrawlDeps,
  {
    startUrl,
    pageLimit,
    documentLimit = trialDocumentLimit,
    planName = 'trial',
    known = {},
    choosesAgain = false,
    listQuestions = listNone,
  }: PlanOptions,
): Promise<CrawlPlan> {
  const cookies = openCookies();
  const deps = { ...given, fetch: withCookies(given.fetch, cookies) };
  const { limits = crawlLimitsOf({ pageLimit, documentLimit }), now } = deps;
  const startedAt = now();
  const robots: CrawlState['robots'] = {};
  const signal = AbortSignal.timeout(limits.planMs);
  const gate = openRobotsGate(deps, robots, signal);
  const shelf = openShelf(deps, { robots, gate, signal });
  const home = await findHome({ deps, gate, robots, limits, signal, shelf }, startUrl);
  if (!home.links && !home.item) {
    return { ok: false, ...describeCrawlFailure(home.code, home.outcome.reason) };
  }
  const homeUrl = new URL(home.url);
  const rules = robots[homeUrl.origin] ?? openRobots;
  const language = home.links?.language ?? (home.item?.kind === 'page' && home.item.content.language);
  const asked = listQuestions(language || undefined);
  const draft = openDraft(
    {
      asked,
      siteOrigin: homeUrl.origin,
      homeUrl: homeUrl.href,
      ...(language && { language }),
      pageLimit,
      documentLimit,
      planName,
      robots,
      crawlDelayMs: (crawlDelayOf(rules) ?? 0) * 1000,
      cookies: '',
      linked: shelf.save(),
      frontier: [],
      handled: [],
      outcomes: [],
      contentHashes: {},
      knownLines: [],
      repeatedVariants: {},
      variantShapes: {},
      folders: {},
      covered: { pages: {}, files: {} },
      spent: { fetches: 0, bytes: 0, elapsedMs: 0, pages: 0, documents: 0, renders: 0, renderMs: 0 },
      fills: { shown: home.filled ? 1 : 0, useful: 0 },
      brokenCanonicals: 0,
      fruitlessFetches: 0,
      discovered: 0,
      lastRequestAt: now(),
      undelivered: [],
      cutOffs: 0,
      oneByOne: 0,
      chosen: [],
      setAside: [],
      unlistedPages: 0,
      notes: [],
      ...{ known, choosesAgain, marks: {}, gone: [], forwarded: {}, sparesBytes: false },
      done: false,
    },
    limits,
    startedAt,
  );
  const item = applyResult(draft, homeCandidate(homeUrl.href), home);
  if (item?.kind === 'page') draft.state.undelivered.push(item);
  admitKnown(draft);
  if (draft.state.crawlDelayMs <= limits.longestCrawlDelayMs) {
    admitSitemap(draft, await readSitemaps(deps, draft.state, signal));
  }
  if (!item && draft.waiting.size === 0) {
    return { ok: false, ...describeCrawlFailure(home.code, home.outcome.reason) };
  }
  draft.state.spent.elapsedMs = now() - startedAt;
  draft.state.cookies = cookies.save();
  return { ok: true, state: closeDraft(draft) };
}

function homeCandidate(url: string): Candidate {
  // The home page is the site's own URL, whatever it declares as canonical.
  return {
    ...{ url, kind: 'page', score: 0, depth: 0, order: 0, title: '' },
    ...{ linkedBy: 0, foundOn: '', hops: 0, ignoreCanonical: true },
  };
}

type HomeContext = {
  deps: CrawlDeps;
  gate: RobotsGate;
  robots: CrawlState['robots'];
  limits: CrawlLimits;
  signal: AbortSignal;
  shelf: FileShelf;
};

/** The home page at the given URL, or with or without www if that host doesn't exist. */
async function findHome(context: HomeContext, startUrl: string): Promise<SourceResult> {
  const given = await followForwards(context, startUrl);
  const other = otherSpelling(startUrl, given.code);
  if (!other) return given;
  const result = await followForwards(context, other);
  return result.links || result.item ? result : given;
}

function otherSpelling(startUrl: string, code: string): string | undefined {
  const url = URL.parse(startUrl);
  if (!url) return undefined;
  switch (code) {
    case 'not-found':
      url.hostname = url.hostname.startsWith('www.') ? siteKeyOf(url) : `www.${url.hostname}`;
      return url.href;
    case 'unreachable':
    case 'bad-certificate':
      url.protocol = url.protocol === 'https:' ? 'http:' : 'https:';
      return url.href;
    default:
      return undefined;
  }
}

async function followForwards(context: HomeContext, startUrl: string): Promise<SourceResult> {
  const visited = new Set<string>();
  for (let address = startUrl; ; ) {
    const result = await readHome(context, address);
    visited.add(address).add(result.url);
    const { refresh, baseUrl = result.url } = result.links ?? {};
    const soon = refresh && refresh.delaySeconds <= forwardDelaySeconds;
    const target = soon ? URL.parse(refresh.href, baseUrl)?.href : undefined;
    if (!target || visited.has(target) || visited.size > forwardLimit) return result;
    address = target;
  }
}

/** If the home page redirects to another host, that host is the site. */
async function readHome(
  { deps, gate, robots, limits, signal, shelf }: HomeContext,
  address: string,
): Promise<SourceResult> {
  try {
    const url = checkUrl(address);
    url.hash = '';
    await gate(url);
    return await readSource(deps, {
      url: url.href,
      kind: 'page',
      title: '',
      namedBy: 'owner',
      limits,
      refuseFiles: 'It is a file and not a web page.',
      bytesLeft: limits.totalBytes,
      approveRedirect: gate,
      loadFiles: shelf.load,
      robots,
      mayRender: true,
      takeFill: () => true,
      signal,
    });
  } catch (error) {
    const { code, reason } = toFetchFault(error);
    const outcome = { kind: 'page', title: address, status: 'failed', reason } as const;
    return { url: address, fetches: 0, bytes: 0, code, outcome };
  }
}

async function readSitemaps(
  { fetch, limits = crawlLimits }: CrawlDeps,
  state: CrawlState,
  signal: AbortSignal,
) {
  const { siteOrigin, robots } = state;
  const rules = robots[siteOrigin] ?? openRobots;
  const onSite = (address: string) => toPageUrl(address, siteOrigin)?.href;
  const named = rules.sitemaps.flatMap((address) => onSite(address) ?? []);
  return collectSitemaps(fetch, {
    urls: named.length > 0 ? named : [`${siteOrigin}/sitemap.xml`],
    // Sitemaps on other hosts may only list URLs of those hosts (sitemaps.org, location).
    locate: (address) => {
      const url = onSite(address);
      return url && isAllowed(rules, robotsAgent, url) ? url : undefined;
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.sitemapMs)]),
  });
}
