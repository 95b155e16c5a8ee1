import type { CrawlLimits } from '../crawl-limits.ts';
import type { Candidate, CrawlOutcome, CrawlState } from '../crawl-state.ts';
import { guessKind, toPageUrl } from '../fetch/page-address.ts';
import { type AskedTopics, readAskedTopics } from '../score/asked-topics.ts';
import type { LinkPlace, PageLinks } from '../score/page-links.ts';
import { type LabelTopics, rateLabel, readLabel } from '../score/rate-topics.ts';
import { scoreFile } from '../score/score-file.ts';
import { pathSegments, scorePage } from '../score/score-page.ts';
import type { SitemapEntry } from './sitemaps.ts';

/** Query variants of a path without new content before the others are dropped. */
export const repeatedVariantLimit = 3;

/** A mutable crawl state: sets and maps instead of lists. */
export type CrawlDraft = {
  state: CrawlState;
  limits: CrawlLimits;
  /** The current year. */
  year: number;
  asked: AskedTopics;
  handled: Set<string>;
  waiting: Map<string, Candidate>;
};

type Clue = {
  href: string;
  baseUrl: string;
  text: string;
  around?: string;
  place: LinkPlace | 'sitemap';
  depth: number;
  priority?: number | undefined;
  language?: string;
  /** The page that links to it. */
  foundOn?: string;
};

/** Opens a copy of the state, so that a batch that dies leaves the original unchanged. */
export function openDraft(state: CrawlState, limits: CrawlLimits, now: number): CrawlDraft {
  return {
    state: structuredClone(state),
    limits,
    year: new Date(now).getUTCFullYear(),
    asked: readAskedTopics(state.asked, state.language),
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
  const { baseUrl } = page;
  const linked = new Set<string>();
  for (const { nofollow, ...link } of page.links) {
    const address = nofollow ? undefined : admitClue(draft, { ...link, baseUrl, depth, foundOn: baseUrl });
    if (address) linked.add(address);
  }
  for (const address of linked) countLink(draft, address);
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

/** Before all others, so that what they lead to is known as theirs. */
const knownScore = 500;

/** Adds what an earlier reading found: only what is linked from a page that has changed can be new. */
export function admitKnown(draft: CrawlDraft): void {
  const { known, siteOrigin, homeUrl, choosesAgain } = draft.state;
  for (const [url, { kind, title }] of Object.entries(known)) {
    if (toPageUrl(url, siteOrigin)?.href !== url) continue;
    if (choosesAgain)
      admitClue(draft, { href: url, baseUrl: homeUrl, text: title, place: 'content', depth: 1 });
    else
      admitCandidate(draft, {
        ...{ url, kind, title, score: knownScore, depth: 1, hops: 0, ignoreCanonical: true },
      });
  }
}

type NewCandidate = Omit<Candidate, 'order' | 'linkedBy' | 'foundOn'> & Partial<Candidate>;

/** Queues a URL with a known score, unless it was handled. */
export function admitCandidate(draft: CrawlDraft, candidate: NewCandidate): void {
  if (draft.handled.has(candidate.url)) return;
  const known = draft.waiting.get(candidate.url);
  const isInMenu = known?.isInMenu || candidate.isInMenu;
  const menu = isInMenu ? { isInMenu } : {};
  if (known && known.score >= candidate.score && !candidate.standsFor) {
    draft.waiting.set(candidate.url, { ...known, ...menu });
    return;
  }
  draft.waiting.set(candidate.url, {
    linkedBy: known?.linkedBy ?? 0,
    foundOn: known?.foundOn ?? '',
    ...candidate,
    ...menu,
    order: known?.order ?? draft.state.discovered++,
  });
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

/** Returns the URL, if it may be read. */
function admitClue(draft: CrawlDraft, clue: Clue): string | undefined {
  const { href, baseUrl, place, depth, priority, language } = clue;
  const url = resolveLink(draft, href, baseUrl);
  const kind = url && guessKind(url);
  if (!url || !kind || draft.handled.has(url.href)) return undefined;
  const { state } = draft;
  if (url.search && (state.repeatedVariants[url.pathname] ?? 0) >= repeatedVariantLimit) return undefined;
  const known = draft.waiting.get(url.href);
  const { title, label } = chooseTitle(draft, url.href, [clue.text, clue.around, known?.title]);
  const home = new URL(state.homeUrl);
  const shared = { url, label, place, depth, year: draft.year };
  const score =
    kind === 'page'
      ? scorePage({
          ...shared,
          sitemapPriority: priority,
          siteLanguage: state.language,
          linkLanguage: language,
          homeFolder: home.pathname.slice(0, home.pathname.lastIndexOf('/') + 1),
        })
      : scoreFile({ ...shared, title });
  const foundOn = known?.foundOn || clue.foundOn || '';
  admitCandidate(draft, {
    ...{ url: url.href, kind, score, depth, title, foundOn },
    ...{ hops: 0, ignoreCanonical: false },
    ...(place === 'navigation' && { isInMenu: true }),
  });
  return url.href;
}

/** The most telling of the texts for a URL: a link may say "Download" beside the title of its file. */
function chooseTitle(draft: CrawlDraft, url: string, texts: readonly (string | undefined)[]) {
  const titles = texts.flatMap((text) => text || []);
  const labels = (titles.length > 0 ? titles : ['']).map((title) => ({
    title,
    label: labelOf(draft, { url, title }),
  }));
  return labels.reduce((best, one) => (rateLabel(one.label) > rateLabel(best.label) ? one : best));
}

function countLink({ waiting }: CrawlDraft, address: string): void {
  const known = waiting.get(address);
  if (known) waiting.set(address, { ...known, linkedBy: known.linkedBy + 1 });
}

/** The topics in a URL and in the text of the best link to it. */
export function labelOf(
  { asked }: CrawlDraft,
  { url, title }: Pick<Candidate, 'url' | 'title'>,
): LabelTopics {
  return readLabel([pathSegments(new URL(url)).join(' '), title], asked);
}

/** Keeps the most useful URLs; dropped ones may be found again. */
function pruneWaiting(draft: CrawlDraft): void {
  if (draft.waiting.size <= draft.limits.frontier) return;
  const ranked = [...draft.waiting.values()].toSorted((a, b) => b.score - a.score || a.order - b.order);
  draft.waiting = new Map(ranked.slice(0, draft.limits.frontier).map((one) => [one.url, one]));
  addNote(draft, 'The website has more addresses than can be listed; the least promising ones are left out.');
}
