import type { CrawlLimits } from '../crawl-limits.ts';
import type { Candidate, CrawlOutcome, CrawlState } from '../crawl-state.ts';
import { guessKind, toPageUrl } from '../fetch/page-address.ts';
import type { LinkPlace, PageLinks } from '../score/page-links.ts';
import { scorePage } from '../score/score-page.ts';
import type { SitemapEntry } from './sitemaps.ts';

/** Query variants of a path without new content before the others are dropped. */
export const repeatedVariantLimit = 3;

/** A mutable crawl state: sets and maps instead of lists. */
export type CrawlDraft = {
  state: CrawlState;
  limits: CrawlLimits;
  /** The current year. */
  year: number;
  handled: Set<string>;
  waiting: Map<string, Candidate>;
};

type Clue = {
  href: string;
  baseUrl: string;
  text: string;
  place: LinkPlace | 'sitemap';
  depth: number;
  priority?: number;
  language?: string;
};

/** Opens a copy of the state, so that a batch that dies leaves the original unchanged. */
export function openDraft(state: CrawlState, limits: CrawlLimits, now: number): CrawlDraft {
  return {
    state: structuredClone(state),
    limits,
    year: new Date(now).getUTCFullYear(),
    handled: new Set(state.handled),
    waiting: new Map(state.frontier.map((candidate) => [candidate.url, candidate])),
  };
}

export function closeDraft({ state, handled, waiting }: CrawlDraft): CrawlState {
  return { ...state, handled: [...handled], frontier: [...waiting.values()] };
}

/** Adds a page's links. Links and pages marked `nofollow` aren't followed. */
export function admitLinks(draft: CrawlDraft, page: PageLinks, depth: number): void {
  if (page.nofollow) return;
  for (const { href, text, place, nofollow, language } of page.links) {
    if (!nofollow) admitClue(draft, { href, baseUrl: page.baseUrl, text, place, depth, language });
  }
  pruneWaiting(draft);
}

export function admitSitemap(draft: CrawlDraft, entries: SitemapEntry[]): void {
  for (const { url, priority } of entries) {
    admitClue(draft, {
      href: url,
      baseUrl: draft.state.homeUrl,
      text: '',
      place: 'sitemap',
      depth: 2,
      priority,
    });
  }
  pruneWaiting(draft);
}

/** Queues a URL with a known score, unless it was handled. */
export function admitCandidate(draft: CrawlDraft, candidate: Omit<Candidate, 'order'>): void {
  if (draft.handled.has(candidate.url)) return;
  const known = draft.waiting.get(candidate.url);
  if (known && known.score >= candidate.score && !candidate.standsFor) return;
  draft.waiting.set(candidate.url, { ...candidate, order: known?.order ?? draft.state.discovered++ });
}

/** The site's URL for a link; undefined if it leads elsewhere. */
export function resolveLink({ state }: CrawlDraft, href: string, baseUrl: string): URL | undefined {
  const resolved = URL.parse(href.trim(), baseUrl);
  return resolved ? toPageUrl(resolved, state.siteOrigin) : undefined;
}

export function addOutcome({ state }: CrawlDraft, outcome: CrawlOutcome): void {
  state.outcomes.push(outcome);
}

export function addNote({ state }: CrawlDraft, note: string): void {
  if (!state.notes.includes(note)) state.notes.push(note);
}

function admitClue(draft: CrawlDraft, { href, baseUrl, text, place, depth, priority, language }: Clue): void {
  const url = resolveLink(draft, href, baseUrl);
  const kind = url && guessKind(url);
  if (!url || !kind || draft.handled.has(url.href)) return;
  const { state } = draft;
  if (url.search && (state.repeatedVariants[url.pathname] ?? 0) >= repeatedVariantLimit) return;
  const home = new URL(state.homeUrl);
  const score = scorePage({
    url,
    text,
    place,
    depth,
    sitemapPriority: priority,
    siteLanguage: state.language,
    linkLanguage: language,
    year: draft.year,
    homeFolder: home.pathname.slice(0, home.pathname.lastIndexOf('/') + 1),
  });
  const known = draft.waiting.get(url.href);
  const title = text || known?.title || '';
  admitCandidate(draft, { url: url.href, kind, score, depth, title, hops: 0, ignoreCanonical: false });
}

/** Keeps the most useful URLs; dropped ones may be found again. */
function pruneWaiting(draft: CrawlDraft): void {
  if (draft.waiting.size <= draft.limits.frontier) return;
  const ranked = [...draft.waiting.values()].toSorted((a, b) => b.score - a.score || a.order - b.order);
  draft.waiting = new Map(ranked.slice(0, draft.limits.frontier).map((one) => [one.url, one]));
  addNote(draft, 'The website has more addresses than can be listed; the least promising ones are left out.');
}
