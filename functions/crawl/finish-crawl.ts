import { addNote, addOutcome, type CrawlDraft } from './crawl-draft.ts';
import type { Candidate, CrawlState } from './crawl-state.ts';

/** Fetches in a row without anything new after which a site is taken for a trap. */
const fruitlessLimit = 30;
/** Fetches kept back for linked documents, which come after the pages. */
const fileReserve = 15;

export type Phase = 'pages' | 'files';

/** What the crawl is to read next: pages while there are any and budgets last, then linked files. */
export function phaseOf(draft: CrawlDraft, elapsedMs: number): Phase | 'over' {
  if (findStop(draft, elapsedMs)) return 'over';
  const { spent, fruitlessFetches } = draft.state;
  const mayReadPages =
    remainingIn(draft, 'pages') > 0 &&
    spent.fetches < draft.limits.fetches - fileReserve &&
    fruitlessFetches < fruitlessLimit;
  const kinds = [...draft.waiting.values()].map(({ kind }) => kind === 'page');
  if (mayReadPages && kinds.includes(true)) return 'pages';
  return remainingIn(draft, 'files') > 0 && kinds.includes(false) ? 'files' : 'over';
}

/** How many more sources of a phase may be kept. */
export function remainingIn({ state }: CrawlDraft, phase: Phase): number {
  const { pageLimit, documentLimit, spent } = state;
  return phase === 'pages' ? pageLimit - spent.pages : documentLimit - spent.documents;
}

/** Why a linked file is left out. */
export function describeFileLimit({ documentLimit }: CrawlState): string {
  return `Over the limit of ${documentLimit} linked documents`;
}

/** Ends the crawl and lists what was left out, with the reason. */
export function finishCrawl(draft: CrawlDraft, elapsedMs: number): void {
  const { state, limits, waiting } = draft;
  const stop = findStop(draft, elapsedMs);
  if (stop && waiting.size > 0) addNote(draft, stop);
  const left = [...waiting.values()].toSorted((a, b) => b.score - a.score || a.order - b.order);
  for (const candidate of left.slice(0, limits.listedSkips)) {
    const { url, kind, title } = candidate;
    const reason = stop ?? explainSkip(draft, candidate);
    addOutcome(draft, { url, kind, title: title || new URL(url).pathname, status: 'skipped', reason });
  }
  const unlisted = left.length - limits.listedSkips;
  if (unlisted > 0) addNote(draft, `${unlisted} more addresses were found and not read.`);
  waiting.clear();
  state.done = true;
}

/** A limit of the whole crawl that is reached, in words for the owner. */
function findStop({ state, limits }: CrawlDraft, elapsedMs: number): string | undefined {
  const { spent, crawlDelayMs } = state;
  if (crawlDelayMs > limits.longestCrawlDelayMs) {
    const seconds = Math.round(crawlDelayMs / 1000);
    return `The website’s robots.txt asks for ${seconds} seconds between pages, so only the first page was read.`;
  }
  if (elapsedMs >= limits.elapsedMs) {
    const slow = crawlDelayMs > 0 ? ' (the website’s robots.txt asks for a pause between pages)' : '';
    return `The time for reading the website ran out${slow}.`;
  }
  if (spent.bytes >= limits.totalBytes) return 'The website’s pages are too large to read them all.';
  return spent.fetches >= limits.fetches
    ? 'Too many addresses of the website led to nothing new.'
    : undefined;
}

function explainSkip({ state, limits }: CrawlDraft, { kind }: Candidate): string {
  if (kind !== 'page') return describeFileLimit(state);
  if (state.spent.pages >= state.pageLimit) {
    return `Over the ${state.pageLimit}-page limit of the ${state.planName}`;
  }
  return state.spent.fetches >= limits.fetches - fileReserve || state.fruitlessFetches >= fruitlessLimit
    ? 'Too many other addresses of the website led to nothing new.'
    : 'It was not reached.';
}
