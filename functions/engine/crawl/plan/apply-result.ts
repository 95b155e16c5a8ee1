import type { Candidate } from '../crawl-state.ts';
import { toPageUrl } from '../fetch/page-address.ts';
import type { PageMark } from '../page-marks.ts';
import { digestEdges, isStartAgain, lacksOwnText } from '../read/own-text.ts';
import { readFromMenu } from '../read/read-page.ts';
import type { CrawledItem, SourceResult } from '../read/source-result.ts';
import { addCoverage } from '../score/rate-topics.ts';
import {
  addNote,
  addOutcome,
  admitCandidate,
  admitLinks,
  type CrawlDraft,
  labelOf,
  repeatedVariantLimit,
  resolveLink,
} from './crawl-draft.ts';
import { nameSeries } from './list-series.ts';
import { listShownElsewhere } from './list-shown-elsewhere.ts';
import { groupOf } from './pick-candidates.ts';

/** Notes to the owner about the whole site, by a page's code. */
const noindexCodes = ['noindex', readFromMenu];
const remarks: Record<string, string> = {
  'needs-javascript':
    'Some pages show their text only with JavaScript and could not be read. Add what is missing as a document or as an answer.',
  blocked:
    'Some pages show a security check instead of their text. Please allow GPTsiteBot in your firewall.',
};
/** Said of pages that ask search engines to stay away, whether or not they were read. */
const noindexRemark =
  'Some pages ask search engines to stay away (noindex). Those in your menu were read; add the addresses of others if visitors may know them, and delete those that they may not.';
/** Meta refreshes up to this delay redirect visitors; later ones reload a page. */
const forwardDelaySeconds = 5;
const hopLimit = 10;
/** After this many broken canonical URLs, a site's canonical URLs are ignored. */
const brokenCanonicalLimit = 2;
/** Pages that aren't the site's own: their links lead nowhere or go on for ever. */
const untrustedCodes = new Set(['blocked', 'error-page', 'server-error', 'parked']);
/** The target of a read page is preferred over its equals. */
const forwardBonus = 10;

/**
 * Records the result for one URL: outcome, budgets, duplicates, and links to follow. Returns the item if it is new
 * knowledge.
 */
export function applyResult(
  draft: CrawlDraft,
  candidate: Candidate,
  result: SourceResult,
): CrawledItem | undefined {
  const { state } = draft;
  state.spent.fetches += 1;
  state.spent.bytes += result.bytes;
  if (result.rendered) {
    state.spent.renders += 1;
    state.spent.renderMs += result.rendered.elapsedMs;
  }
  if (result.filled?.isMore) state.fills.useful += 1;
  if (state.known[candidate.url]) bookKnown(draft, candidate, result);
  if (result.unchanged) return keepUnchanged(draft, candidate, result.unchanged.mark, result);
  const repeated = findRepetition(draft, candidate, result);
  draft.handled.add(candidate.url);
  draft.handled.add(siteAddress(draft, result.url));
  draft.waiting.delete(siteAddress(draft, result.url));
  if (repeated) {
    countVariant(draft, candidate.url);
    bookLoss(draft, candidate, result, { status: 'skipped', reason: repeated });
    return undefined;
  }
  addRemark(draft, result);
  if (result.links && !untrustedCodes.has(result.code)) {
    admitLinks(draft, result.links, candidate.depth + 1);
    listShownElsewhere(draft, result.links);
  }
  const { item } = result;
  const needless = followForward(draft, candidate, result) ?? findEmptiness(draft, item);
  if (needless) {
    bookLoss(draft, candidate, result, { status: 'skipped', reason: needless });
    return undefined;
  }
  if (!item) {
    const isFinal = result.outcome.status === 'skipped' && result.outcome.cause === undefined;
    bookLoss(draft, candidate, result, { ...result.outcome, ...(isFinal && { isFinal }) });
    readmitNamer(draft, candidate);
    return undefined;
  }
  return keepItem(draft, candidate, { result, item });
}

/** Notes what became of an address that an earlier reading found. */
function bookKnown(draft: CrawlDraft, { url }: Candidate, result: SourceResult): void {
  const { state } = draft;
  state.sparesBytes = result.unchanged?.isSpared ?? false;
  const address = siteAddress(draft, result.url);
  if (result.isGone || result.code === 'error-page') state.gone.push(url);
  else if (address !== url) state.forwarded[url] = address;
}

/** What has not changed counts as read, and is not delivered again. */
function keepUnchanged(
  draft: CrawlDraft,
  candidate: Candidate,
  mark: PageMark,
  { outcome }: SourceResult,
): undefined {
  const { state, handled } = draft;
  const { url } = candidate;
  handled.add(url);
  countTopics(draft, candidate);
  if (mark.kind === 'page') state.spent.pages += 1;
  else state.spent.documents += 1;
  if (mark.contentHash) state.contentHashes[mark.contentHash] = url;
  state.marks[url] = mark;
  state.fruitlessFetches = 0;
  countFolder(draft, candidate, 'read');
  addOutcome(draft, { ...outcome, url });
}

/** An empty page would take the place of one with content. */
function findEmptiness({ state }: CrawlDraft, item: CrawledItem | undefined): string | undefined {
  if (item?.kind !== 'page') return undefined;
  const known = new Set(state.knownLines);
  if (item.url !== state.homeUrl && isStartAgain(item, state.homeUrl, known))
    return 'It is the start page under another address.';
  return lacksOwnText(item, known) ? 'It says nothing that the other pages do not say.' : undefined;
}

function addRemark(draft: CrawlDraft, { code }: SourceResult): void {
  const remark = noindexCodes.includes(code) ? noindexRemark : remarks[code];
  if (remark) addNote(draft, remark);
}

type Loss = {
  status: 'read' | 'skipped' | 'failed';
  reason?: string | undefined;
  isFinal?: boolean | undefined;
};

type Kept = { result: SourceResult; item: CrawledItem };

function keepItem(draft: CrawlDraft, candidate: Candidate, { result, item }: Kept): CrawledItem {
  const { state } = draft;
  if (item.url !== state.homeUrl) countTopics(draft, candidate);
  if (item.kind === 'page') {
    state.spent.pages += 1;
    state.contentHashes[item.contentHash] = item.url;
    state.knownLines = [...new Set([...state.knownLines, ...digestEdges(item)])];
    compareShape(draft, item.url, result.shapeHash);
  } else state.spent.documents += 1;
  if (item.mark) state.marks[item.url] = item.mark;
  state.fruitlessFetches = 0;
  countFolder(draft, { ...candidate, url: item.url }, 'read');
  addOutcome(draft, { ...result.outcome, url: item.url });
  return item;
}

function bookLoss(
  draft: CrawlDraft,
  candidate: Candidate,
  { outcome }: SourceResult,
  { status, reason, isFinal }: Loss,
): void {
  draft.state.fruitlessFetches += 1;
  countFolder(draft, candidate, 'failed');
  addOutcome(draft, { ...outcome, url: candidate.url, status, reason, ...(isFinal && { isFinal }) });
}

function findRepetition(draft: CrawlDraft, candidate: Candidate, result: SourceResult): string | undefined {
  const { state, handled } = draft;
  const address = siteAddress(draft, result.url);
  if (address !== candidate.url && handled.has(address))
    return `It forwards to a page that was dealt with: ${address}`;
  if (result.item?.kind !== 'page') return undefined;
  const twin = state.contentHashes[result.item.contentHash];
  if (twin) return `It has the same text as ${twin}`;
  return candidate.ignoreCanonical ? undefined : preferCanonical(draft, candidate, result);
}

/** A page with a canonical URL is read there. */
function preferCanonical(draft: CrawlDraft, candidate: Candidate, result: SourceResult): string | undefined {
  const { state, handled } = draft;
  const { canonical, baseUrl = result.url } = result.links ?? {};
  const url = canonical ? resolveLink(draft, canonical, baseUrl)?.href : undefined;
  // Templates often name the home page as canonical on every page, so that is ignored.
  if (
    !url ||
    url === siteAddress(draft, result.url) ||
    new URL(url).pathname === '/' ||
    url === state.homeUrl
  ) {
    return undefined;
  }
  const reason = `It is the same page as ${url}`;
  if (state.outcomes.some((outcome) => outcome.url === url && outcome.status === 'read')) return reason;
  if (handled.has(url) || state.brokenCanonicals >= brokenCanonicalLimit) return undefined;
  const { kind, score, depth, title, hops } = candidate;
  admitCandidate(draft, {
    kind,
    depth,
    title,
    hops,
    url,
    score: score + forwardBonus,
    standsFor: candidate.url,
    ignoreCanonical: true,
  });
  return reason;
}

/** Reads the page that named a canonical URL which can't be read. */
export function readmitNamer(draft: CrawlDraft, candidate: Candidate): void {
  const { kind, score, depth, title, hops, standsFor: url } = candidate;
  if (!url) return;
  draft.state.brokenCanonicals += 1;
  draft.handled.delete(url);
  draft.state.outcomes = draft.state.outcomes.filter((outcome) => outcome.url !== url);
  admitCandidate(draft, { url, kind, score, depth, title, hops, ignoreCanonical: true });
}

function followForward(draft: CrawlDraft, candidate: Candidate, result: SourceResult): string | undefined {
  const { refresh, baseUrl = result.url } = result.links ?? {};
  if (!refresh || refresh.delaySeconds > forwardDelaySeconds) return undefined;
  const target = resolveLink(draft, refresh.href, baseUrl)?.href;
  if (!target) return 'It forwards to another website.';
  if (target === siteAddress(draft, result.url)) return undefined;
  const { score, depth, title, hops, isInMenu } = candidate;
  if (hops >= hopLimit) return 'It forwards too many times.';
  admitCandidate(draft, {
    url: target,
    kind: 'page',
    score: score + forwardBonus,
    depth,
    title,
    hops: hops + 1,
    ignoreCanonical: false,
    ...(isInMenu && { isInMenu }),
  });
  return `It forwards to ${target}`;
}

function compareShape(draft: CrawlDraft, address: string, shapeHash: string | undefined): void {
  const { pathname, search } = new URL(address);
  if (!search || !shapeHash) return;
  const first = draft.state.variantShapes[pathname];
  if (first === shapeHash) countVariant(draft, address);
  draft.state.variantShapes[pathname] ??= shapeHash;
}

function countTopics(draft: CrawlDraft, candidate: Candidate): void {
  const { covered } = draft.state;
  const phase = candidate.kind === 'page' ? 'pages' : 'files';
  const series = candidate.kind === 'page' ? undefined : nameSeries(candidate);
  covered[phase] = {
    ...addCoverage(covered[phase], labelOf(draft, candidate)),
    ...(series && { [series]: (covered[phase][series] ?? 0) + 1 }),
  };
}

/** After some variants of a path without new content, its other variants are dropped. */
function countVariant(draft: CrawlDraft, address: string): void {
  const { pathname, search } = new URL(address);
  if (!search) return;
  const count = (draft.state.repeatedVariants[pathname] ?? 0) + 1;
  draft.state.repeatedVariants[pathname] = count;
  if (count < repeatedVariantLimit) return;
  for (const { url } of [...draft.waiting.values()]) {
    const other = new URL(url);
    if (other.pathname === pathname && other.search) draft.waiting.delete(url);
  }
}

function countFolder({ state }: CrawlDraft, candidate: Candidate, result: 'read' | 'failed'): void {
  const folder = groupOf(candidate);
  const counts = state.folders[folder] ?? { read: 0, failed: 0 };
  state.folders[folder] = { ...counts, [result]: counts[result] + 1 };
}

function siteAddress({ state }: CrawlDraft, url: string): string {
  return toPageUrl(url, state.siteOrigin)?.href ?? url;
}
